"""Adds to the site what is not in this folder: texts from elsewhere in the repository, and the code that pages link to.

MkDocs calls `on_files` and `on_page_markdown`. A link out of this folder works in two places: in the repository it
opens the file, on the site it opens a page made from the file. If the link text is a name, as in
[`Match.act`](../src/tavolino/match.py), the link goes to the line that defines it. A name that is not found is a
warning, and a warning fails the build.
"""

import ast
import logging
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
CONTRACT = "src/tavolino/game.py"
LINK = re.compile(r"\[([^\]]+)\]\(([^)\s:#]+)(#[^)\s]*)?\)")
CLAUSE = re.compile(r"^- \*\*([A-Z]-[A-Z]+\d+)\*\*", re.MULTILINE)
LANGUAGES = {".py": "python", ".ts": "typescript", ".svelte": "html", ".md": "markdown", ".json": "json"}
DEFINES = (
    r"(?:export )?(?:default )?(?:async )?(?:def|class|function|interface|type|const|let) {0}\b",
    r"(?:async |get |static )*{0}\(.*\{{$",  # a method in TypeScript
    r"{0} ?[:=]",
)
log = logging.getLogger("mkdocs.hooks.bring_in")


def texts() -> dict[str, str]:
    """The files outside `docs/` that are pages of the site, and their addresses on it."""
    games = sorted((ROOT / "src/tavolino/games").glob("*/RULES.md"))
    rules = {path.relative_to(ROOT): path.parent.name for path in games}
    formats = {path.with_name("FORMAT.md").relative_to(ROOT): f"{path.parent.name}-format" for path in games}
    return {
        "CONTRIBUTING.md": "contributing.md",
        "CHANGELOG.md": "changes.md",
        "SECURITY.md": "report-a-hole.md",
        CONTRACT: "contract.md",
        **{path.as_posix(): f"games/{page}.md" for path, page in {**rules, **formats}.items()},
    }


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for source, address in texts().items():
        text = (ROOT / source).read_text(encoding="utf-8")
        text = contract(text) if source == CONTRACT else CLAUSE.sub(r'- <span id="\1"></span>**\1**', text)
        files.append(File.generated(config, address, content=text))
    files.append(File.generated(config, "pictures/icon.svg", abs_src_path=str(ROOT / "web/public/icon.svg")))
    for source in sorted({link for page in files.documentation_pages() for link in links_out(page)}):
        files.append(File.generated(config, code_address(source), content=code(source)))
    return files


def links_out(page: File) -> Iterator[str]:
    """The files that a page links to and that get a page with their code."""
    home = home_of(page.src_uri)
    for _, target, _ in LINK.findall(page.content_string):
        source = posixpath.normpath(posixpath.join(home, target))
        text_only = source in texts() and source != CONTRACT
        if not source.startswith("docs/") and not text_only and (ROOT / source).is_file():
            yield source


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    if page.file.src_uri.startswith("code/"):
        return markdown
    return LINK.sub(lambda link: led(link, page.file.src_uri), markdown)


def led(link: re.Match[str], page: str) -> str:
    """A link as the site needs it."""
    text, target, anchor = link[1], link[2], link[3] or ""
    source = posixpath.normpath(posixpath.join(home_of(page), target))
    name = text.strip("`")
    whole = not text.startswith("`") or source.endswith(name)
    if source.startswith("docs/"):
        address = source.removeprefix("docs/")
    elif whole and texts().get(source, page) != page:
        address = texts()[source]
    elif not (ROOT / source).is_file():
        log.warning("%s links to %s, which is no file", page, source)
        return link[0]
    else:
        address = code_address(source)
        if not whole:
            line = line_of(name, (ROOT / source).read_text(encoding="utf-8"))
            anchor = f"#__codelineno-0-{line}"
            if line is None:
                log.warning("%s names %s, which is not in %s", page, name, source)
    return f"[{text}]({posixpath.relpath(address, posixpath.dirname(page) or '.')}{anchor})"


def line_of(name: str, text: str) -> int | None:
    """The line that defines a name. A method such as `Match.act` is searched for below its class."""
    lines, number = text.splitlines(), 0
    for part in name.removesuffix("()").split("."):
        patterns = [re.compile(r"\s*" + pattern.format(re.escape(part))) for pattern in DEFINES]
        below = range(number, len(lines))
        found = next((line for line in below if any(pattern.match(lines[line]) for pattern in patterns)), None)
        if found is None:
            return None
        number = found + 1
    return number


def home_of(page: str) -> str:
    """The folder that the links of a page are relative to."""
    sources = {address: source for source, address in texts().items()}
    return posixpath.dirname(sources.get(page, f"docs/{page}"))


def code_address(source: str) -> str:
    return f"code/{source}.md"


def code(source: str) -> str:
    """A file of the repository, as a page."""
    language = LANGUAGES.get(posixpath.splitext(source)[1], "text")
    text = (ROOT / source).read_text(encoding="utf-8").rstrip()
    head = f"---\ntitle: {source}\nsearch: {{exclude: true}}\n---\n\n"
    return f'{head}``````{{.{language} linenums="1"}}\n{text}\n``````\n'


def contract(text: str) -> str:
    """The page about the contract, made from its module: the docstring, the verbs as a table, and the types."""
    module = ast.parse(text)
    title, *paragraphs = (ast.get_docstring(module) or "").split("\n\n")
    prose = [verbs(part) if part.startswith("    ") else part for part in paragraphs]
    [game] = [node for node in module.body if isinstance(node, ast.ClassDef) and node.name == "Game"]
    types = ast.get_source_segment(text, game)
    whole = f"This page is made from [`game.py`]({posixpath.basename(CONTRACT)})."
    return "\n\n".join(("# The contract", title, *prose, "## In types", whole, f"```python\n{types}\n```"))


def verbs(block: str) -> str:
    lines = re.sub(r"\n {5,}", " ", block).splitlines()  # what goes on in a second line belongs to the first
    rows = (line.split(maxsplit=1) for line in lines)
    return "\n".join(("| verb | what it does |", "|---|---|", *(f"| `{verb}` | {sense} |" for verb, sense in rows)))
