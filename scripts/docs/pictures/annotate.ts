/** Numbers on a page, for a picture of it: an outline around what each selector finds, with its number at the corner. */
import type { Page } from 'playwright-core';

/** Throws where a marked element is not on the page, so that no picture silently loses a number. */
export async function annotate(page: Page, marks: readonly string[]): Promise<void> {
  for (const [at, mark] of marks.entries()) {
    const box = await page.locator(mark).first().boundingBox();
    if (!box || box.width === 0) throw new Error(`nothing to mark with ${at + 1}: ${mark}`);
  }
  await page.evaluate(`(${drawMarks})(${JSON.stringify(marks)})`);
}

/** Runs in the page. */
const drawMarks = String.raw`marks => {
  const colour = '#0b63ce';
  const margin = 5;
  const placed = (style, text) => {
    const element = document.createElement('div');
    Object.assign(element.style, { position: 'absolute', zIndex: 10, boxSizing: 'border-box', ...style });
    element.textContent = text;
    document.body.append(element);
  };
  document.body.style.position = 'relative';
  const origin = document.body.getBoundingClientRect();
  const boxes = marks.map(mark => {
    const all = [...document.querySelectorAll(mark)].map(each => each.getBoundingClientRect());
    const [left, top] = [Math.min(...all.map(each => each.left)), Math.min(...all.map(each => each.top))];
    const [right, bottom] = [Math.max(...all.map(each => each.right)), Math.max(...all.map(each => each.bottom))];
    return { left, top, width: right - left, height: bottom - top };
  });
  for (const [at, box] of boxes.entries()) {
    const left = box.left - origin.left - margin;
    const top = box.top - origin.top - margin;
    placed({
      left: left + 'px', top: top + 'px', width: box.width + 2 * margin + 'px', height: box.height + 2 * margin + 'px',
      border: '2px solid ' + colour, borderRadius: '6px',
    }, '');
    placed({
      left: left + box.width + 2 * margin - 7 + 'px', top: top - 11 + 'px', width: '26px', height: '26px',
      background: colour, color: '#fff', borderRadius: '50%', textAlign: 'center',
      font: '700 15px/26px "DejaVu Sans", sans-serif',
    }, String(at + 1));
  }
}`;
