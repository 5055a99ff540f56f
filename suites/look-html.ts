/** Probes of the HTML form (contract 1): each of the four questions without `format`. */
import type { HtmlComparison, HtmlProbe } from './evidence.js';
import { readHtmlPage, uglyPlace } from './html-page.js';
import { lose } from './look-ask.js';
import type { Look } from './look-memory.js';
import { askAgain } from './look-session.js';
import { forms, htmlUrl } from './questions.js';
import type { Form } from './questions.js';
import { lightened, NO_ROOM } from './larder.js';
import { rawFacts } from './raw-json.js';
import { apiError, decodedPage, isApiError, lost, whyNothing } from './reading.js';
import { sameJson } from './same.js';

export async function lookAtHtml(look: Look): Promise<HtmlComparison[]> {
  const found: HtmlComparison[] = [];
  for (const form of forms) {
    const plain = look.evidence.plain.get(form);
    if (!plain) continue;
    const html = await askHtml(look, form);
    const differs =
      plain.kind === 'answer' && html.page?.json !== undefined && !sameJson(plain.json, html.page.json);
    found.push({ form, plain, html, ...(differs ? { again: await askAgain(look, 'html', form) } : {}) });
  }
  return found;
}

async function askHtml(look: Look, form: Form): Promise<HtmlProbe> {
  const title = look.evidence.missing[0]?.sent ?? '';
  const exchange = await look.options.ask(`${form} in HTML`, htmlUrl(look.options.profile.api, form, title));
  const { response, loss } = exchange;
  if (loss || !response) {
    const reading = lost(exchange, loss?.message ?? 'no answer', loss?.kind === 'budget');
    lose(look, 'html', reading);
    return { exchange, lost: reading };
  }
  const page = await readHtmlPage(decodedPage(exchange));
  const tooMuch = page.excess ?? (look.larder.takes(exchange, page.text ?? '') ? undefined : NO_ROOM);
  if (tooMuch !== undefined) {
    const reading = lost(lightened(exchange), tooMuch);
    lose(look, 'html', reading);
    return { exchange: reading.exchange, lost: reading };
  }
  if (response.status !== 200 && page.json === undefined) {
    const reading = lost(exchange, `HTTP status ${response.status} without an API answer`);
    lose(look, 'html', reading);
    return { exchange, lost: reading };
  }
  if (isApiError(page.json)) {
    const error = apiError(exchange, page.json);
    if (error.sort !== 'other') {
      lose(look, 'html', error);
      return { exchange, lost: lost(exchange, whyNothing(error) ?? '') };
    }
  }
  look.gate.cookieless(exchange);
  if (page.text === undefined || page.json === undefined) return { exchange, page };
  const raw = await rawFacts(page.text, page.json);
  if (!isApiError(page.json)) look.gate.embedded(form, exchange, raw);
  const ugly = page.escapedTwice || raw.indented ? undefined : await uglyPlace(page.text);
  return { exchange, page, raw, ...(ugly ? { ugly } : {}) };
}
