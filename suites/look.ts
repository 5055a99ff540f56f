/** The probes: they ask the target in the order in which a budget is best spent, and judge nothing themselves. */
import type { CheckRuleId, RuleId, SilenceId } from '../schemas/generated/rules.js';
import { contradict } from './allimages-mime.js';
import { pageRules } from './allimages.js';
import type {
  Altered,
  DebugBlock,
  Evidence,
  HtmlComparison,
  Mistyped,
  ProbeId,
  ProbeLoss,
  SessionComparison,
  TitleProbe,
  Walk,
  WalkId,
} from './evidence.js';
import { probes } from './evidence.js';
import { drawFrom } from './draw.js';
import { changeOfListing } from './drift.js';
import type { Exchange } from './exchange.js';
import { openGate } from './gate.js';
import type { Gate } from './gate.js';
import { lightened, openLarder, thinned } from './larder.js';
import type { Larder } from './larder.js';
import { openLedger } from './ledger.js';
import { accuseForeign, accusePlainForm, brokenPlainForm, isApiInHtml } from './look-foreign.js';
import { alteredEntry, mistypedFiles } from './look-again.js';
import type { WalkQuietly } from './look-again.js';
import { lookAtHtml } from './look-html.js';
import { lookAtSessions } from './look-session.js';
import {
  changeOfWitness,
  findWitness,
  lookAtDifficult,
  lookAtExisting,
  lookAtMissing,
  noteDifficult,
} from './look-titles.js';
import type { DifficultWitnesses, Witness } from './look-titles.js';
import { suggestedType, typesToAsk } from './media-types.js';
import { observeAnswer } from './observe.js';
import { nameOf, pageOf } from './page.js';
import type { Page } from './page.js';
import type { Profile } from './profile.js';
import { plainUrl } from './questions.js';
import type { Form } from './questions.js';
import { isObject, read, whyNothing } from './reading.js';
import type { Reading } from './reading.js';
import { walk } from './walk.js';
import { plain as plainWords } from './words.js';

/** How a probe asks. */
export interface Ask {
  readonly form: Form;
  readonly question: string;
  readonly url: string;
  /** The rule that an unexpected error of the API breaks. */
  readonly asked: RuleId;
  readonly cookie?: string;
}

/** What the probes share. */
export interface Look {
  readonly profile: Profile;
  readonly draw: ReturnType<typeof drawFrom>;
  /** Asks in the plain form and shows the answer to the gate. */
  ask(ask: Ask): Promise<Reading>;
  /** Fetches without reading. */
  readonly fetch: (
    question: string,
    url: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Exchange>;
  readonly cookieless: Gate['cookieless'];
  readonly embedded: Gate['embedded'];
  readonly larder: Larder;
  /** Notes that a probe could not see everything. */
  lose(probe: ProbeId, reading: Reading, asked?: RuleId): void;
  readonly plain: ReadonlyMap<Form, Reading>;
  readonly missing: readonly TitleProbe[];
}

export interface LookOptions {
  readonly profile: Profile;
  readonly seed: string;
  readonly maxPages: number;
  /** Which probes the selected rules need. */
  readonly wanted: ReadonlySet<ProbeId>;
  /** A file to ask for instead of one found in the listing. */
  readonly witness?: string | undefined;
  readonly ask: (
    question: string,
    url: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Exchange>;
}

/** Looks at the target as far as the wanted probes go. */
export async function look(options: LookOptions): Promise<Evidence> {
  const { profile, wanted, maxPages } = options;
  const cited = new Map<number, Exchange>();
  let current: Exchange | undefined;
  const ledger = openLedger(id => {
    if (current?.id === id) cited.set(id, lightened(current));
  });
  const gate = openGate(ledger, profile);
  const larder = openLarder();
  const losses = new Map<ProbeId, ProbeLoss>();
  const observed = new Map<SilenceId, string>();
  const plain = new Map<Form, Reading>();
  const suggested = new Map<string, number>();
  const walks = new Map<WalkId, Walk>();
  const foreign: Exchange[] = [];
  const missing: TitleProbe[] = [];
  let isApi = false;
  let debug: DebugBlock | undefined;
  let witness: Witness | undefined;
  const difficult: DifficultWitnesses = new Map();
  let drift: string | undefined;
  let witnessGone: string | undefined;
  let renamed: string | undefined;
  let altered: Altered | undefined;
  let mistyped: Mistyped | undefined;

  const lose: Look['lose'] = (probe, reading, asked) => {
    const reason = whyNothing(reading);
    if (reason === undefined || losses.has(probe)) return;
    const broke =
      asked !== undefined && reading.kind === 'error' && reading.sort === 'other' ? { broke: asked } : {};
    losses.set(probe, {
      reason,
      cutOff: reading.kind === 'lost' && reading.cutOff,
      ...unaskedIn(reading.exchange),
      ...broke,
    });
  };

  /** Shows a reading to the rules that hold for every answer. */
  const show = (reading: Reading, form: Form, asked: RuleId, isCookieless = true): void => {
    const { exchange } = reading;
    current = exchange;
    if (reading.kind === 'lost') {
      if (reading.foreign === 'text' && foreign.length < 3) foreign.push(lightened(exchange));
      return;
    }
    isApi = true;
    if (isCookieless) gate.cookieless(exchange);
    if (reading.kind === 'error') {
      // What a request with a cookie is denied is no want of credentials: its own rules compare it.
      if (isCookieless) gate.error(asked, reading);
      return;
    }
    gate.answer(form, reading);
    observeAnswer(observed, form, reading);
    if (!debug && isObject(reading.json) && Object.hasOwn(reading.json, 'debuginfo'))
      debug = { exchange: lightened(exchange), value: reading.json['debuginfo'] };
  };

  const ask: Look['ask'] = async ({ form, question, url, asked, cookie }) => {
    const reading = await read(
      await options.ask(question, url, cookie === undefined ? undefined : { cookie }),
    );
    show(reading, form, asked, cookie === undefined);
    return larder.keep(reading);
  };

  const lookAt = {
    profile,
    draw: drawFrom(options.seed),
    ask,
    fetch: options.ask,
    cookieless: gate.cookieless,
    embedded: gate.embedded,
    larder,
    lose,
    plain,
    missing,
  };

  const single = async (probe: ProbeId, form: Exclude<Form, 'duplicatefiles'>, asked: RuleId) => {
    const reading = await ask({
      form,
      question: form === 'allimages' ? 'allimages page 1' : form,
      url: plainUrl(profile.api, form),
      asked,
    });
    plain.set(form, reading);
    if (reading.kind === 'answer') ledger.held('session.no-credentials');
    else lose(probe, reading, asked);
  };

  const onPage = (page: Page) => {
    witness ??= findWitness(page, options.witness);
    noteDifficult(difficult, page);
    for (const entry of page.entries) {
      const type = suggestedType(nameOf(entry) ?? '');
      if (type !== undefined) suggested.set(type, (suggested.get(type) ?? 0) + 1);
    }
  };

  const traverse = async (id: WalkId, probe: ProbeId, types: readonly string[]): Promise<Walk> => {
    const asked: CheckRuleId | 'allimages.list' =
      types.length > 0 ? 'allimages.mime-filter' : 'allimages.list';
    const walked = await walk(
      {
        profile,
        ledger,
        rules: pageRules,
        maxPages,
        known: types.length === 0 ? plain.get('allimages') : undefined,
        fetch: options.ask,
        show: reading => show(reading, 'allimages', asked),
        ...(types.length === 0 ? { onPage } : {}),
      },
      types,
    );
    const result: Walk = { ...walked, first: thinned(walked.first), last: lightened(walked.last) };
    walks.set(id, result);
    if (result.ended === 'budget') losses.set(probe, { reason: result.why, cutOff: true });
    else if (result.ended === 'lost' && !losses.has(probe))
      losses.set(probe, { reason: result.why, cutOff: false, ...unaskedIn(result.last) });
    else if (result.error && !isDeclaredRefusal(result)) lose(probe, result.error, asked);
    return result;
  };

  const walkQuietly: WalkQuietly = (types, sees) => {
    const quiet = { profile, ledger, rules: [], maxPages, again: true, known: undefined, fetch: options.ask };
    return walk({ ...quiet, show: () => undefined, ...(sees ? { onPage: sees } : {}) }, types);
  };

  /** Walks a listing a second time and says how it has changed. */
  const changeSince = async (before: Walk) => changeOfListing(before, await walkQuietly(before.types));

  /** Walks every listing a second time and says how one of them has changed. */
  const walkAgain = async (): Promise<string | undefined> => {
    for (const before of walks.values()) {
      const change = await changeSince(before);
      if (change !== undefined) return change;
    }
    return undefined;
  };

  /** Where `mime_filter` is declared off, the refusal is what was asked for. */
  const isDeclaredRefusal = ({ types, error }: Walk) =>
    types.length > 0 && error?.sort === 'other' && profile.values.mime_filter === 'off';

  const existing: TitleProbe[] = [];
  const html: HtmlComparison[] = [];
  const session: SessionComparison[] = [];
  const lookAtDifficulties = async () => {
    for (const [kind, found] of difficult) {
      if (found.name === witness?.name || options.witness !== undefined) continue;
      const probe = await lookAtDifficult(lookAt, kind, found);
      existing.push(probe);
      witnessGone ??= await changeOfWitness(lookAt, found, [probe]);
    }
  };
  const lookAtWitness = async () => {
    if (!witness || existing.length > 0) return;
    existing.push(...(await lookAtExisting(lookAt, witness)));
    witnessGone = await changeOfWitness(lookAt, witness, existing);
  };
  const steps: Readonly<Record<ProbeId, () => Promise<void>>> = {
    languageinfo: () => single('languageinfo', 'languageinfo', 'languageinfo.map'),
    dbrepllag: () => single('dbrepllag', 'dbrepllag', 'dbrepllag.list'),
    'first page': () => single('first page', 'allimages', 'allimages.list'),
    'missing titles': async () => {
      missing.push(...(await lookAtMissing(lookAt)));
      const [first] = missing;
      if (!first) return;
      plain.set('duplicatefiles', first.reading);
      if (first.reading.kind === 'answer') ledger.held('session.no-credentials');
    },
    html: async () => void html.push(...(await lookAtHtml(lookAt))),
    session: async () => void session.push(...(await lookAtSessions(lookAt))),
    'existing title': async () => {
      const reading = plain.get('allimages');
      const page = reading?.kind === 'answer' ? pageOf(reading, 1) : undefined;
      if (page) witness = findWitness(page, options.witness);
      if (witness?.hasUnderscore || !wanted.has('walk')) await lookAtWitness();
    },
    walk: async () => {
      const whole = await traverse('whole', 'walk', []);
      const isSuspected = ledger.account('allimages.curid-unique').first !== undefined;
      if (isSuspected && !ledger.account('allimages.order').first) renamed = await changeSince(whole);
      if (!wanted.has('existing title')) return;
      await lookAtWitness();
      await lookAtDifficulties();
    },
    filters: async () => {
      const types = typesToAsk(suggested);
      const unknown = lookAt.draw.mediaType();
      const [first, second = unknown] = types;
      if (first !== undefined) {
        const walked = await traverse('first type', 'filters', [first]);
        if (walked.error) return;
        if (second !== unknown) await traverse('second type', 'filters', [second]);
        await traverse('both types', 'filters', [first, second]);
      }
      await traverse('unknown type', 'filters', [unknown]);
      // Out of order, listings cannot be compared at all.
      const isSorted = !ledger.account('allimages.order').first;
      if (profile.values.mime_filter !== 'on' || !isSorted) return;
      mistyped = await mistypedFiles(walks, suggested, walkQuietly);
      if (contradict({ walks, profile, suggested, altered, mistyped })) drift = await walkAgain();
      else altered = await alteredEntry(walks, profile, walkQuietly);
      if (altered) cited.set(altered.exchange.id, lightened(altered.exchange));
    },
  };
  const fault = await runAll(
    probes.filter(probe => wanted.has(probe)),
    steps,
    losses,
  );

  const isShown = isApiInHtml(html);
  if (isApi) accuseForeign(ledger, foreign);
  else if (isShown && !fault) accusePlainForm(ledger, await brokenPlainForm(lookAt));
  const noWitness =
    existing.length === 0
      ? 'needs a file in the listing whose page id its `descriptionshorturl` shows'
      : undefined;
  const found = [...cited.values()];
  return {
    ...(fault ? { fault } : {}),
    cited: found,
    profile,
    ledger,
    losses,
    plain,
    walks,
    missing,
    existing,
    noWitness,
    drift,
    witnessGone,
    renamed,
    altered,
    mistyped,
    html,
    session,
    debug,
    suggested,
    observed,
    isApi: isApi || isShown,
  };
}

const unaskedIn = ({ loss }: Exchange): Pick<ProbeLoss, 'unasked'> =>
  loss?.kind === 'unasked' ? { unasked: true } : {};

/** Runs the probes; a fault of the suite ends the look, and what was seen until then stays. */
async function runAll(
  wanted: readonly ProbeId[],
  steps: Readonly<Record<ProbeId, () => Promise<void>>>,
  losses: Map<ProbeId, ProbeLoss>,
): Promise<Evidence['fault']> {
  for (const [at, probe] of wanted.entries())
    try {
      await steps[probe]();
    } catch (error) {
      for (const rest of wanted.slice(at))
        losses.set(rest, { reason: 'the suite broke before it could look', cutOff: false });
      const message = error instanceof Error ? error.message : String(error);
      return { kind: 'suite', where: `probe "${probe}"`, message: plainWords(message) };
    }
  return undefined;
}
