"""What is wrong with how a page is laid out: what has to be scrolled to or is cut off, words outside their box."""

DRAWN = """async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""

# `needed` has to be on the screen without scrolling; what is in a hand has to be at least `least` pixels wide.
FAULTS = """([needed, held, least]) => {
    const faults = [];
    const seen = (one) => one.checkVisibility({ checkVisibilityCSS: true }) && !one.closest(".unseen, dialog");
    const named = (one) => `${one.tagName}.${one.className} "${(one.textContent ?? "").trim().slice(0, 30)}"`;
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight + 1) faults.push(`the page is ${root.scrollHeight} high`);
    if (root.scrollWidth > innerWidth + 1) faults.push(`the page is ${root.scrollWidth} wide`);
    for (const one of document.querySelectorAll(needed)) {
        const box = one.getBoundingClientRect();
        if (!seen(one)) continue;
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
            faults.push(`${named(one)} is off the screen`);
    }
    for (const one of document.querySelectorAll(held))
        if (seen(one) && one.getBoundingClientRect().width < least)
            faults.push(`${named(one)} is only ${one.getBoundingClientRect().width} wide`);
    const boxes = ".seat, .status, .button, .box, .going, .chip, .slot, .cell, .misses, .total, .way, .bell, .panel";
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode(); text; text = words.nextNode()) {
        const parent = text.parentElement;
        const box = parent?.closest(boxes)?.getBoundingClientRect();
        if (!text.data.trim() || !box || !seen(parent) || parent.closest(".since, .dots, ol")) continue;
        if (parent.closest(".head")?.clientWidth < 2) continue; // folded away where there is little room
        const range = document.createRange();
        range.selectNodeContents(text);
        const drawn = range.getBoundingClientRect();
        const style = getComputedStyle(parent);
        const slack = 0.35 * parseFloat(style.fontSize); // letters need less than what a font reserves for them
        if (drawn.width === 0 || style.clipPath !== "none") continue;
        const line = parent.closest("b, small");
        if (line && line.scrollWidth > line.clientWidth + 1 && getComputedStyle(line).overflowX === "hidden")
            faults.push(`"${text.data.trim()}" is shortened`);
        else if (drawn.left < box.left - 1.5 || drawn.right > box.right + 1.5 || drawn.bottom > box.bottom + slack)
            faults.push(`"${text.data.trim()}" leaves ${named(parent.closest(boxes))}`);
    }
    return [...new Set(faults)];
}"""
