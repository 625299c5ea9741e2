/* What a person would stumble over on the page as it is: `await walk.look({ touch })` lists it in words. */
window.walk = (() => {
  const LEGAL = '[data-action], [data-verb]';
  const PRESSED = `${LEGAL}, button, a.button, select, summary, [role=tab], nav a`;
  const LEAST = 43.5;
  const FEW = 4;
  /** Text on cards and panels, and text on drawn boards, in pixels. */
  const WORDS = 11.95;
  const DRAWN = 9.95;
  let found, where, marked, folded;

  /** `alike`: what the same flaw of other things shares with it; they are told once, with their number. */
  const note = (kind, what, box, alike = what) => {
    const key = `${kind} ${alike}`;
    const known = found.get(key);
    if (known) known.more.add(what);
    else found.set(key, { where, kind, what, more: new Set([what]) });
    // A rectangle of the browser's own would not travel.
    if (box) marked.push({ left: box.left, top: box.top, right: box.right, bottom: box.bottom });
  };
  const frames = (count = 2) =>
    new Promise((done) => {
      const next = () => (count-- > 0 ? requestAnimationFrame(next) : done());
      next();
    });
  const shown = (e) =>
    e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest('[inert], .unseen, [role=tooltip]');
  const said = (text, most = 50) => text.replace(/\s+/g, ' ').trim().slice(0, most);
  const own = (name) => !/^(svelte|s)-/.test(name);
  const name = (e) => e.tagName.toLowerCase() + [...e.classList].filter(own).map((one) => `.${one}`).join('');
  const path = (e) => [e.parentElement?.parentElement, e.parentElement, e].filter(Boolean).map(name).join(' > ');
  const drawn = (e) => e instanceof SVGElement;

  /** The lines of a text, each a little smaller than its line is high: letters seldom fill it. */
  function lines(node, slack = 0.18) {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter((box) => box.width > 0.5 && box.height > 0.5)
      .map((box) => ({
        left: box.left,
        right: box.right,
        top: box.top + slack * box.height,
        bottom: box.bottom - slack * box.height,
      }));
  }

  function texts(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const all = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const e = node.parentElement;
      if (!node.data.trim() || !e || e.closest('script, style, title, desc, option, textarea') || !shown(e)) continue;
      const boxes = lines(node);
      if (boxes.length) all.push({ node, e, boxes, style: getComputedStyle(e) });
    }
    return all;
  }

  /** What of a box can be seen, and whether an edge that does not scroll cuts it. */
  function seen(e, box) {
    const part = { ...box };
    let cut = null;
    const free = { x: false, y: false };
    let position = getComputedStyle(e).position;
    for (let at = e; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const skipped = at !== e && position === 'absolute' && style.position === 'static';
      if (at !== e && !skipped) position = style.position === 'static' ? position : style.position;
      if (skipped || at === document.documentElement || at === document.body) continue;
      const clips = { x: style.overflowX, y: style.overflowY };
      if (clips.x === 'visible' && clips.y === 'visible') {
        if (style.position === 'fixed') break;
        continue;
      }
      if (style.display === 'inline') continue;
      const edge = at.getBoundingClientRect();
      const pans = drawn(at);
      for (const [axis, low, high] of [['x', 'left', 'right'], ['y', 'top', 'bottom']]) {
        if (clips[axis] === 'visible') continue;
        if (/auto|scroll/.test(clips[axis]) || pans) free[axis] = true;
        else if (!free[axis] && (box[low] < edge[low] - 1 || box[high] > edge[high] + 1)) cut ??= at;
        part[low] = Math.max(part[low], edge[low]);
        part[high] = Math.min(part[high], edge[high]);
      }
      if (style.position === 'fixed') break;
    }
    return { part, cut };
  }

  const alpha = (colour) =>
    /^(none|transparent)?$/.test(colour) ? 0 : Number((/rgba\(.*,\s*([\d.]+)\)/.exec(colour) ?? /\/\s*([\d.]+)\)/.exec(colour))?.[1] ?? 1);
  const clear = (colour) => alpha(colour) < 0.6;
  function paints(e) {
    const style = getComputedStyle(e);
    if (Number(style.opacity) < 0.6 || style.visibility !== 'visible') return false;
    if (e.tagName === 'IMG') return true;
    if (!drawn(e)) return !clear(style.backgroundColor) || style.backgroundImage !== 'none';
    if (!(e instanceof SVGGeometryElement)) return false;
    return !clear(style.fill) && Number(style.fillOpacity) > 0.6;
  }

  /** The nearest thing around a text that a person takes for its card. */
  function card(e) {
    for (let at = e; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (drawn(at) || style.display === 'inline' || style.display === 'contents') continue;
      const framed = ['Top', 'Left'].some((side) => parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none');
      if (framed || !clear(style.backgroundColor) || style.backgroundImage !== 'none') return at;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
    }
    return null;
  }

  function broken({ node, style }) {
    if (/monospace/.test(style.fontFamily)) return null;
    const range = document.createRange();
    for (const word of node.data.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const [first, ...rest] = range.getClientRects();
      if (first && rest.some((box) => box.top > first.top + first.height / 2)) return word[0];
    }
    return null;
  }

  function readWords(root) {
    const all = texts(root);
    const inSight = [];
    for (const text of all) {
      const { e, boxes, style, node } = text;
      const what = `“${said(node.data)}” in ${path(e)}`;
      const size = drawn(e) ? parseFloat(style.fontSize) * Math.hypot(e.getScreenCTM?.()?.a ?? 1, e.getScreenCTM?.()?.b ?? 0) : parseFloat(style.fontSize);
      if (size < (drawn(e) ? DRAWN : WORDS)) note('small', `${what} (${size.toFixed(1)} px)`, boxes[0], path(e));
      const fold = style.textOverflow === 'ellipsis' && e.closest('[aria-expanded=false][aria-controls]');
      if (fold) folded.set(fold, { words: node.data, what, box: boxes[0] });
      if (!drawn(e) && !fold) {
        if (style.textOverflow === 'ellipsis' && e.scrollWidth > e.clientWidth + 1) note('cut', what, boxes[0]);
        if (style.webkitLineClamp !== 'none' && e.scrollHeight > e.clientHeight + 1) note('cut', what, boxes[0]);
        const word = boxes.length > 1 && broken(text);
        if (word) note('broken', `${word} of ${what}`, boxes[0]);
        const around = card(e);
        const edge = around?.getBoundingClientRect();
        const out = edge && boxes.find((b) => b.left < edge.left - 2 || b.right > edge.right + 2 || b.top < edge.top - 2 || b.bottom > edge.bottom + 2);
        if (out && !/auto|scroll/.test(getComputedStyle(around).overflow)) note('outside', `${what} sticks out of ${name(around)}`, out);
      }
      for (const box of boxes) {
        const { part, cut } = seen(e, box);
        if (cut && !fold) note('cut', `${what} by ${name(cut)}`, box);
        if (part.right - part.left > 3 && part.bottom - part.top > 3) inSight.push({ ...text, what, box: part });
      }
    }
    overlaps(inSight);
    return inSight;
  }

  /** The things under a point, topmost first, whether or not they let presses through. */
  const stack = (x, y) => document.elementsFromPoint(x, y);
  function hidden(e, x, y) {
    const things = stack(x, y);
    const at = things.indexOf(e);
    return at < 0 ? undefined : things.slice(0, at).find((over) => !e.contains(over) && !over.contains(e) && paints(over));
  }

  function overlaps(inSight) {
    const byLeft = inSight.toSorted((a, b) => a.box.left - b.box.left);
    for (let i = 0; i < byLeft.length; i++) {
      const { box: a, e, what } = byLeft[i];
      for (let j = i + 1; j < byLeft.length && byLeft[j].box.left < a.right - 1.5; j++) {
        const other = byLeft[j];
        const b = other.box;
        if (other.e === e || b.top > a.bottom - 1.5 || b.bottom < a.top + 1.5) continue;
        const x = (Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2;
        const y = (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2;
        if (hidden(e, x, y) || hidden(other.e, x, y)) continue;
        note('overlap', `${what} and ${other.what}`, a);
      }
    }
  }

  const SPOTS = [0.1, 0.5, 0.9].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y]));
  const outlined = (e) => e instanceof SVGGeometryElement && alpha(getComputedStyle(e).stroke) >= 0.6 && shown(e);
  function inLine(e, x, y) {
    const at = e.getScreenCTM();
    const scale = getComputedStyle(e).vectorEffect === 'non-scaling-stroke' ? Math.hypot(at.a, at.b) : 1;
    const point = new DOMPoint(x, y).matrixTransform(at.inverse());
    if (scale === 1) return e.isPointInStroke(point);
    const width = parseFloat(getComputedStyle(e).strokeWidth);
    const before = e.getAttribute('style');
    e.style.vectorEffect = 'none';
    e.style.strokeWidth = `${width / scale}px`;
    const hit = e.isPointInStroke(point);
    if (before === null) e.removeAttribute('style');
    else e.setAttribute('style', before);
    return hit;
  }

  /** Drawn words that a line runs through which is drawn after them. */
  function struck(inSight) {
    for (const { e, box, what } of inSight) {
      if (!drawn(e)) continue;
      const through = SPOTS.map(([x, y]) => [box.left + x * (box.right - box.left), box.top + y * (box.bottom - box.top)]).flatMap(([x, y]) => {
        const things = stack(x, y);
        const at = things.indexOf(e);
        return at < 0 ? [] : things.slice(0, at).filter((over) => outlined(over) && inLine(over, x, y));
      });
      if (through.length > 1) note('struck', `${what} by ${path(through[0])}`, box, path(e));
    }
  }

  /** Words that run over a button which is not theirs. */
  function crowding(root, inSight) {
    const buttons = [...root.querySelectorAll(PRESSED)].filter((e) => !drawn(e) && shown(e)).map((e) => [e, e.getBoundingClientRect()]);
    for (const { e, box, what } of inSight) {
      if (drawn(e)) continue;
      for (const [button, frame] of buttons) {
        const [left, right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
        const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
        if (right - left < 3 || bottom - top < 3 || button.contains(e) || e.contains(button)) continue;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const things = stack(x, y);
        if (!things.includes(e) || !things.some((thing) => button.contains(thing))) continue;
        if (hidden(e, x, y) || hidden(button, x, y)) continue;
        note('crowded', `${what} over ${path(button)}`, box, path(e));
      }
    }
  }

  /** Text that something lies over, wherever it is scrolled to. */
  function covered(inSight) {
    for (const { e, box, what } of inSight) {
      const y = (box.top + box.bottom) / 2;
      const over = [0.2, 0.5, 0.8].map((share) => hidden(e, box.left + share * (box.right - box.left), y)).filter(Boolean);
      if (over.length < 2) continue;
      const before = e.getBoundingClientRect();
      e.scrollIntoView({ block: 'center', inline: 'center' });
      const now = e.getBoundingClientRect();
      const still = hidden(e, (box.left + box.right) / 2 + now.left - before.left, y + now.top - before.top);
      if (still) note('covered', `${what} by ${path(still)}`, box);
    }
  }

  const frameOf = (e) => (e.querySelector(':scope > .hit') ?? e).getBoundingClientRect();
  function under(e, block) {
    e.scrollIntoView({ block, inline: block });
    const box = frameOf(e);
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return { box, top, hit: !!top && e.contains(top) };
  }

  async function press(root, touch) {
    const all = [...root.querySelectorAll(PRESSED)].filter((e) => shown(e) && !e.matches(':disabled') && !e.closest('label'));
    const legal = all.filter((e) => e.matches(LEGAL));
    // Of the many lines of a log, the first and the last are as good as all.
    const rest = Object.values(Object.groupBy(all.filter((e) => !legal.includes(e)), path)).flatMap((alike) => [...new Set([...alike.slice(0, FEW), ...alike.slice(-FEW)])]);
    for (const e of [...legal, ...rest]) {
      if (!e.isConnected || !shown(e)) continue; // what was brought into sight since may have put it away
      let { box, top, hit } = under(e, 'nearest');
      if (!hit) ({ box, top, hit } = under(e, 'center'));
      if (!hit && drawn(e)) {
        // A drawn board is moved, not scrolled: it brings what is in focus into its picture.
        e.focus();
        await frames();
        ({ box, top, hit } = under(e, 'nearest'));
      }
      const words = said(e.getAttribute('aria-label') ?? e.textContent) || e.dataset.verb;
      const what = `${legal.includes(e) ? `legal ${e.dataset.verb} ` : ''}“${words}” ${path(e)}`;
      if (!hit) note('unreachable', `${what} ${top ? `under ${path(top)}` : 'outside the window'}`, box, path(e));
      if (touch && Math.min(box.width, box.height) < LEAST) {
        note('narrow', `${what} ${Math.round(box.width)} × ${Math.round(box.height)}`, box, path(e));
      }
    }
    return legal.map((e) => e.dataset.verb);
  }

  function toTop() {
    for (const scrolled of document.querySelectorAll('*')) if (scrolled.scrollTop) scrolled.scrollTop = 0;
    scrollTo(0, 0);
  }

  async function part(root, touch, verbs) {
    await frames();
    for (const verb of await press(root, touch)) verbs.add(verb);
    toTop();
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = '* { pointer-events: auto !important } svg * { pointer-events: all !important }';
    try {
      const inSight = readWords(root);
      struck(inSight);
      crowding(root, inSight);
      covered(inSight);
    } finally {
      sheet.remove();
    }
    const page = document.scrollingElement;
    // A phone's window grows with what is too wide for it; its page does not.
    if (page.scrollWidth > page.clientWidth) note('sideways', `the page is ${page.scrollWidth} wide in a window of ${page.clientWidth}`);
    const players = document.querySelector('.book.panel') ? null : document.querySelector('aside > .players'); // rules may lie over them
    const below = players ? players.scrollHeight - players.clientHeight : 0;
    if (below > 1 && innerWidth >= 1280 && innerHeight >= 720) note('players', `${below} pixels of them are out of sight`);
  }

  /** A line that ends in dots is not cut where pressing it opens something that says all of it. */
  async function unfold(touch, verbs) {
    for (const [fold, { words, what, box }] of folded) {
      fold.click();
      await frames();
      const all = document.getElementById(fold.getAttribute('aria-controls'));
      where = 'unfolded';
      if (!all || !shown(all) || !said(all.textContent, Infinity).includes(said(words, Infinity))) note('cut', `${what} even when opened`, box);
      else await part(all, touch, verbs);
      fold.click();
      await frames();
    }
  }

  const tabs = () => [...document.querySelectorAll('[role=tab]')].filter(shown);

  /** Behind every tab, of the page and of the board; then the list of moves. */
  async function behind(touch, verbs, chosen, without) {
    for (const id of tabs().filter((tab) => tab.ariaSelected !== 'true' && !without.includes(tab.id)).map((tab) => tab.id)) {
      document.getElementById(id)?.click();
      await frames();
      where = id.replace(/^tab-/, '');
      await part(document.getElementById(`panel-${where}`) ?? document.body, touch, verbs);
    }
    for (const id of chosen) {
      document.getElementById(id)?.click();
      await frames();
    }
  }

  /** `without`: tabs, by id, that need no look this time. */
  async function look({ touch = false, offers = [], without = [] } = {}) {
    [found, where, marked, folded] = [new Map(), 'first', [], new Map()];
    await document.fonts.ready;
    const chosen = tabs().filter((tab) => tab.ariaSelected === 'true').map((tab) => tab.id);
    const verbs = new Set();
    await part(document.body, touch, verbs);
    await unfold(touch, verbs);
    const firstMarks = [...marked];
    await behind(touch, verbs, chosen, without);
    for (const verb of offers) if (!verbs.has(verb)) note('nowhere', `no place for ${verb}`);
    const list = document.querySelector('.moves > button');
    if (list && shown(list)) {
      list.click();
      await frames();
      where = 'moves';
      const panel = document.getElementById('moves');
      if (panel) await part(panel, touch, verbs);
      list.click();
      await frames();
    }
    toTop();
    const lines = [...found.values()].map(({ where, kind, what, more }) =>
      `[${where}] ${kind}: ${what}${more.size > 1 ? ` and ${more.size - 1} more like it` : ''}`);
    return { found: lines, marks: firstMarks };
  }

  function mark(boxes) {
    for (const { left, top, right, bottom } of boxes) {
      const box = document.body.appendChild(document.createElement('div'));
      box.style = `position: fixed; left: ${left - 2}px; top: ${top - 2}px; width: ${right - left + 4}px; height: ${bottom - top + 4}px;
        outline: 2px solid red; z-index: 9999; pointer-events: none`;
    }
  }

  return { look, mark };
})();
