/** The Markdown that the rules pages are written in, and nothing else: headings, paragraphs, lists (one inside another),
 * fenced text, a line that ends in a backslash or two spaces, ![what it shows](picture:NAME) on a line of its own, and in a line *italics*, **bold**, `code` and
 * [links](address). */

export type Piece =
  | { kind: "text" | "strong" | "emphasis" | "code"; text: string }
  | { kind: "link"; text: string; address: string }
  | { kind: "break"; text: "\n" }
  | { kind: "clause"; text: string }; // the name of a clause that stands elsewhere on the page

export interface Item {
  /** The clause that the item states; its address on the page is `#` and this name. */
  clause: string | null;
  pieces: Piece[];
  items: Item[];
}

export type Block =
  | { kind: "heading"; level: number; address: string; pieces: Piece[] }
  | { kind: "paragraph"; pieces: Piece[] }
  | { kind: "list"; items: Item[] }
  | { kind: "picture"; name: string; shows: string }
  | { kind: "fenced"; text: string };

const CLAUSE = /\b[A-Z]-[A-Z]\d+\b/;
const STATED = /^\*\*([A-Z]-[A-Z]\d+)\*\*\s+/;
const HEADING = /^(#{1,3}) (.*)$/;
const BULLET = /^( *)- (.*)$/;
const PICTURE = /^!\[([^\]]*)\]\(picture:([a-z-]+)\)$/;
const FENCE = "```";
const INLINE = new RegExp(["`([^`]+)`", "\\*\\*([^*]+)\\*\\*", "\\*([^*]+)\\*", "\\[([^\\]]+)\\]\\(([^)]+)\\)", "\n", `(${CLAUSE.source})`].join("|"), "g");

const BROKEN = /(\\| {2,})$/; // the end of a line that ends here on the page, too

/** `name` begins the addresses of its headings. */
export function parse(markdown: string, name = "part"): Block[] {
  const lines = markdown.split(/\r?\n/);
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const heading = HEADING.exec(line);
    const picture = PICTURE.exec(line);
    const end = endOf(lines, at);
    if (line.startsWith(FENCE)) {
      blocks.push({ kind: "fenced", text: lines.slice(at + 1, end - 1).join("\n") });
    } else if (picture) {
      blocks.push({ kind: "picture", name: picture[2] ?? "", shows: picture[1] ?? "" });
    } else if (heading) {
      const number = blocks.filter((block) => block.kind === "heading").length;
      blocks.push({ kind: "heading", level: (heading[1] ?? "").length, address: `${name}-${number}`, pieces: pieces(heading[2] ?? "") });
    } else if (BULLET.test(line)) {
      blocks.push({ kind: "list", items: itemsOf(lines.slice(at, end)) });
    } else if (line.trim()) {
      blocks.push({ kind: "paragraph", pieces: pieces(joined(lines.slice(at, end))) });
    }
    at = end;
  }
  return blocks;
}

function joined(lines: string[]): string {
  return lines.map((line, number) => (number < lines.length - 1 && BROKEN.test(line) ? line.replace(BROKEN, "\n") : `${line} `)).join("").trimEnd();
}

/** Where the block that begins here is over. */
function endOf(lines: string[], at: number): number {
  const rest = lines.slice(at + 1);
  const line = lines[at] ?? "";
  if (line.startsWith(FENCE)) return at + 1 + past(rest, (one) => one.startsWith(FENCE)) + 1;
  if (!line.trim() || HEADING.test(line) || PICTURE.test(line)) return at + 1;
  const inList = BULLET.test(line);
  return at + 1 + past(rest, (one) => !one.trim() || HEADING.test(one) || one.startsWith(FENCE) || (!inList && BULLET.test(one)));
}

function past(lines: string[], ends: (line: string) => boolean): number {
  const found = lines.findIndex(ends);
  return found === -1 ? lines.length : found;
}

function itemsOf(lines: string[]): Item[] {
  const depth = BULLET.exec(lines[0] ?? "")?.[1]?.length ?? 0;
  const items: { own: string[]; inner: string[] }[] = [];
  for (const line of lines) {
    const bullet = BULLET.exec(line);
    if (bullet?.[1]?.length === depth) items.push({ own: [bullet[2] ?? ""], inner: [] });
    else {
      const last = items.at(-1);
      if (bullet || last?.inner.length) last?.inner.push(line);
      else last?.own.push(line.trim());
    }
  }
  return items.map(({ own, inner }) => {
    const text = own.join(" ");
    return { clause: STATED.exec(text)?.[1] ?? null, pieces: pieces(text.replace(STATED, "")), items: inner.length ? itemsOf(inner) : [] };
  });
}

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    found.push(pieceOf(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

function pieceOf([whole, code, strong, emphasis, link, address]: RegExpMatchArray): Piece {
  if (code !== undefined) return { kind: "code", text: code };
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (emphasis !== undefined) return { kind: "emphasis", text: emphasis };
  if (link !== undefined && address !== undefined) return { kind: "link", text: link, address };
  return whole === "\n" ? { kind: "break", text: whole } : { kind: "clause", text: whole };
}

/** The text without its marks, for titles. */
export function plainText(pieces: Piece[]): string {
  return pieces.map((piece) => piece.text).join("");
}

/** Every clause that a page states, in its order. */
export function clausesOf(blocks: Block[]): string[] {
  return blocks.flatMap((block) => (block.kind === "list" ? block.items.flatMap(clausesIn) : []));
}

function clausesIn(item: Item): string[] {
  return [...(item.clause ? [item.clause] : []), ...item.items.flatMap(clausesIn)];
}
