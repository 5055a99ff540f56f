/** Conforming wikis behind a cache, behind a firewall or a limit, over a network that cuts answers off, and on an address that is not a loopback one. */
import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import {
  busyWiki,
  byChance,
  DOWN,
  inJson,
  inPage,
  intercepting,
  ofGateways,
  openCache,
  openFirewall,
  refused,
  refusedClasses,
  refusedFor,
} from '../../../fixtures/gateways.js';
import type { Gateway } from '../../../fixtures/gateways.js';
import { filteredByTwoTypes, not } from '../../../fixtures/mutants/dsl/conditions.js';
import { asIf } from '../../../fixtures/mutants/dsl/edits.js';
import { serveWiki } from '../../../fixtures/serve.js';
import type { Alteration, Reply, WikiRequest } from '../../../fixtures/wiki/wiki.js';
import { answer, requestOf, wikiOf } from '../../../fixtures/wiki/wiki.js';
import { consoleReport } from '../../../reporters/console/console.js';
import type { Report } from '../../../schemas/verdict.js';
import { audit } from '../../audit/audit.js';
import { below, drawFrom } from '../../plan/draw.js';

const failuresOf = ({ results }: Report) =>
  results.filter(({ outcome }) => outcome === 'failed').map(({ rule, message }) => `${rule}: ${message}`);

const ignoring = asIf(query => query.delete('aimime'));
const byBeginning = asIf(query => {
  const begun = query.get('aimime')?.match(/^(?:image\/(?:png|jpeg|gif|svg\+xml)|application\/pdf)/)?.[0];
  if (begun !== undefined) query.set('aimime', begun);
}, not(filteredByTwoTypes));

async function auditBehind(
  gateway: Promise<Gateway>,
  seed: string,
  strength: 1 | 2,
  lastingMs = 0,
): Promise<Report> {
  const opened = await gateway;
  try {
    return await audit({ url: opened.url, seed, strength, steady: false, lastingMs });
  } finally {
    await opened.close();
  }
}

/** Of a row of values, the one for this number: so that each comes in turn. */
const inTurn = <Value>(values: readonly [Value, ...Value[]], number: number): Value =>
  values[number % values.length] ?? values[0];

/** A seed with a strength and a budget: as elsewhere, and without a limit. */
const WAYS = [
  { seed: 'a', strength: 1, maxRequests: 100 },
  { seed: 'b', strength: 1, maxRequests: 10_000 },
  { seed: 'c', strength: 2, maxRequests: 10_000 },
] as const;

test.each([
  [1, true, 'a'],
  [2, true, 'b'],
  [1, false, 'c'],
  [2, false, 'a'],
] as const)(
  'behind a cache that serves old pages, no rule fails (strength %i, with their age: %s)',
  async (strength, age, seed) => {
    const wiki = await serveWiki({ alter: busyWiki() });
    try {
      expect(failuresOf(await auditBehind(openCache(wiki.url, { age }), seed, strength))).toEqual([]);
    } finally {
      await wiki.close();
    }
  },
);

describe('behind a cache that serves old pages, an invented type that lists files', () => {
  test.each([
    ['any', ignoring, 1, true],
    ['any', ignoring, 2, false],
    ['one of which only the beginning counts', byBeginning, 2, true],
  ] as const)('breaks a rule where new ones do as well: %s (%#)', async (_which, alter, strength, age) => {
    const wiki = await serveWiki({ alter: busyWiki(() => alter) });
    try {
      const report = await auditBehind(openCache(wiki.url, { age }), 'a', strength);
      expect(failuresOf(report)).toContainEqual(
        expect.stringMatching(/^allimages\.mime-unknown-empty: aimime=\S+, an invented type, lists /),
      );
    } finally {
      await wiki.close();
    }
  });

  test('breaks none where new ones list nothing by the end of the audit', async () => {
    const wiki = await serveWiki({ alter: busyWiki(requests => (requests < 100 ? ignoring : {})) });
    try {
      const report = await auditBehind(openCache(wiki.url, { age: false }), 'a', 1, 50);
      expect(failuresOf(report)).toEqual([]);
      expect(report.results).toContainEqual(
        expect.objectContaining({ rule: 'allimages.mime-unknown-empty', outcome: 'cantTell' }),
      );
    } finally {
      await wiki.close();
    }
  });

  test.each([1, 2] as const)(
    'breaks none where a redirect leads to the whole listing (strength %i)',
    async strength => {
      const busy = busyWiki();
      const toWhole: Alteration = {
        reply(reply, context) {
          const { url, query } = context.request;
          const address = url.replace(/[?&]aimime=[^&]*/, '');
          return query.has('aimime')
            ? { ...reply, status: 302, headers: [['Location', address]], body: Buffer.from('') }
            : (busy.reply?.(reply, context) ?? reply);
        },
      };
      const wiki = await serveWiki({ alter: toWhole });
      try {
        const report = await audit({ url: wiki.url, seed: 'a', strength, steady: false, lastingMs: 0 });
        expect(failuresOf(report)).not.toContainEqual(expect.stringContaining('unknown'));
      } finally {
        await wiki.close();
      }
    },
  );
});

test.each([1, 2] as const)(
  'titles that a firewall refuses are shown, and no rule fails (strength %i)',
  async strength => {
    const wiki = await serveWiki();
    try {
      const report = await auditBehind(openFirewall(wiki.url, /['&]/), 'firewall', strength);
      expect(failuresOf(report)).toEqual([]);
      expect(report.conformant).toBeNull();
      const undecided = report.results.filter(({ outcome }) => outcome === 'cantTell');
      const cited = undecided.flatMap(({ evidence }) => evidence.map(({ exchange }) => exchange));
      const urls = report.exchanges.filter(({ id }) => cited.includes(id)).map(({ request }) => request.url);
      expect(urls.join()).toMatch(/titles=[^&]*(?:'|%27|%26)/i);
      const screen = consoleReport(report, { columns: 100, colour: false });
      expect(screen).toContain('HTTP 403');
      expect(screen).toMatch(/curl -g [^\n]*titles=[^\n]*(?:'\\''|%27|%26)/i);
    } finally {
      await wiki.close();
    }
  },
);

const statuses = [200, 403, 406] as const;

test.each(refusedFor.map(([what, isDisliked], at) => ({ what, isDisliked, at })))(
  'where a firewall refuses $what, no rule fails',
  async ({ isDisliked, at }) => {
    for (const [number, way] of WAYS.entries()) {
      const alter = intercepting(isDisliked, reply => refused(reply, inTurn(statuses, at + number)));
      const wiki = await serveWiki({ alter });
      try {
        const report = await audit({ url: wiki.url, ...way, steady: false, lastingMs: 0 });
        expect(failuresOf(report)).toEqual([]);
      } finally {
        await wiki.close();
      }
    }
  },
);

test.each([
  [200, 'a'],
  [403, 'b'],
  [406, 'c'],
])(
  'where a firewall refuses one title in HTML that has no sign, no rule fails (status %i)',
  async (status, seed) => {
    let disliked: string | undefined;
    const alter: Alteration = {
      reply(reply, { request: { query } }) {
        const title = query.get('titles') ?? '';
        if (query.has('format') || !/^File:[A-Za-z\d.-]+$/.test(title)) return reply;
        disliked ??= title;
        return title === disliked ? refused(reply, status) : reply;
      },
    };
    const wiki = await serveWiki({ alter });
    try {
      const report = await audit({ url: wiki.url, seed, strength: 2, lastingMs: 0 });
      expect(failuresOf(report)).toEqual([]);
      expect(disliked).toBeDefined();
      expect(report.conformant).toBeNull();
    } finally {
      await wiki.close();
    }
  },
);

test.each([
  [/['&]/, 1],
  [/%/, 2],
  [/[^ -~]/, 1],
  [/[ _]/, 2],
] as const)(
  'where the page of the wiki itself lacks the JSON for titles with %s, a rule fails (strength %i)',
  async (sign, strength) => {
    const alter: Alteration = {
      reply: (reply, { request: { query } }) =>
        !query.has('format') && sign.test(query.get('titles') ?? '')
          ? { ...reply, body: Buffer.from(reply.body.toString().replace(/<pre[^]*<\/pre>/, '')) }
          : reply,
    };
    const wiki = await serveWiki({ alter });
    try {
      const report = await audit({ url: wiki.url, seed: 'b', strength, lastingMs: 0 });
      expect(failuresOf(report)).toEqual([expect.stringMatching(/^html\.embedded-json: duplicatefiles of/)]);
    } finally {
      await wiki.close();
    }
  },
);

test.each(refusedClasses)(
  'where %s is refused whatever its values are, a rule fails',
  async (_what, isDisliked) => {
    for (const [strength, maxRequests, status] of [
      [1, 100, 404],
      [2, 10_000, 200],
    ] as const) {
      const alter = intercepting(isDisliked, reply => refused(reply, status));
      const wiki = await serveWiki({ alter });
      try {
        const report = await audit({ url: wiki.url, seed: 'a', strength, maxRequests, lastingMs: 0 });
        expect(failuresOf(report).join()).toMatch(
          /^(envelope\.status|session\.same-status|html\.embedded-json|envelope\.json): /,
        );
      } finally {
        await wiki.close();
      }
    }
  },
);

test.each(WAYS.map((way, server) => ({ way, server })))(
  'where one of two servers in rotation sends a page for each question, no rule fails (%#)',
  async ({ way, server }) => {
    const alter = intercepting(
      (_, number) => (server + number) % 2 === 0,
      reply => refused(reply, 200),
    );
    const wiki = await serveWiki({ alter });
    try {
      const report = await audit({ url: wiki.url, ...way, lastingMs: 0 });
      expect(failuresOf(report)).toEqual([]);
      expect(report.conformant).not.toBe(false);
    } finally {
      await wiki.close();
    }
  },
);

test('where a page with status 200 comes instead of answers, the HTML form is not accused', async () => {
  const wiki = await serveWiki();
  const limited = await serveWiki({
    alter: intercepting(
      (_, number) => number > 130,
      reply => inPage(reply, '<p>Enough for today.</p>'),
    ),
  });
  try {
    const behind = await auditBehind(openFirewall(wiki.url, /['&]/, { status: 200 }), 'a', 2);
    const beyond = await audit({ url: limited.url, seed: 'b', strength: 2, lastingMs: 0 });
    for (const report of [behind, beyond]) {
      expect(failuresOf(report)).toEqual([]);
      expect(report.conformant).toBeNull();
    }
  } finally {
    await wiki.close();
    await limited.close();
  }
});

const inMaintenance = (reply: Reply): Reply => ({
  ...reply,
  body: Buffer.from('<!DOCTYPE html><title>Maintenance</title><p>One moment.</p>'),
});

test.each([
  [1, 2],
  [8, 2],
  [3, 5],
])('from HTML page %i on, %i pages of a gateway in a row break no rule', async (from, most) => {
  let pages = 0;
  const isMet = ({ query }: WikiRequest) =>
    !query.has('format') && (pages += 1) >= from && pages < from + most;
  const wiki = await serveWiki({ alter: intercepting(isMet, inMaintenance) });
  try {
    const report = await audit({ url: wiki.url, seed: 'interrupted', strength: 1, lastingMs: 0 });
    expect(failuresOf(report)).toEqual([]);
    expect(report.conformant).toBe(true);
  } finally {
    await wiki.close();
  }
});

test.each(['a', 'b'])('where two answers in five fail at random, no rule is broken (seed %s)', async seed => {
  const draw = drawFrom(seed, 'failures');
  const isDown = () => below(5, draw) < 2;
  const failing = await serveWiki({
    alter: intercepting(isDown, reply => ({ ...reply, status: 500, body: DOWN })),
  });
  try {
    const report = await audit({ url: failing.url, seed, strength: 2, lastingMs: 0 });
    expect(failuresOf(report)).toEqual([]);
  } finally {
    await failing.close();
  }
});

test.each(byChance.map(([what, altered], at) => ({ what, altered, seed: inTurn(['a', 'b', 'c'], at) })))(
  'where one answer in ten is $what, no rule is broken',
  async ({ altered, seed }) => {
    const draw = drawFrom(seed, 'gateway');
    const wiki = await serveWiki({ alter: intercepting(() => below(10, draw) === 0, altered) });
    try {
      const report = await audit({ url: wiki.url, seed, strength: 2, lastingMs: 0, retries: 0 });
      expect(failuresOf(report)).toEqual([]);
    } finally {
      await wiki.close();
    }
  },
);

test.each([
  [10, 60, ''],
  [25, 120, '<!DOCTYPE html><p>Busy</p>'],
])('where %i of %i answers in a row are %j, no rule is broken', async (most, period, body) => {
  for (const seed of ['a', 'b']) {
    const isInRow = (_: WikiRequest, number: number) => number % period > period - most;
    const wiki = await serveWiki({ alter: intercepting(isInRow, reply => inPage(reply, body)) });
    try {
      const report = await audit({ url: wiki.url, seed, strength: 2, lastingMs: 0 });
      expect(failuresOf(report)).toEqual([]);
    } finally {
      await wiki.close();
    }
  }
});

test.each(ofGateways.map((body, at) => ({ body, first: inTurn([2, 5, 40, 130], at) })))(
  'where each answer from request $first on is $body, no rule is broken',
  async ({ body, first }) => {
    const isLate = (_: WikiRequest, number: number) => number >= first;
    const wiki = await serveWiki({ alter: intercepting(isLate, reply => inJson(reply, body)) });
    try {
      const report = await audit({ url: wiki.url, seed: 'limit', strength: 2, lastingMs: 0 });
      expect(failuresOf(report)).toEqual([]);
      expect(report.conformant).toBeNull();
      expect(wiki.requests.count).toBeLessThan(880);
    } finally {
      await wiki.close();
    }
  },
);

test.each(
  [1, 5, 8, 9, 11, 12, 16].map((most, at) => ({ most, body: ofGateways[at % ofGateways.length] ?? '' })),
)('where the first $most answers are $body, no rule is broken', async ({ most, body }) => {
  const isEarly = (_: WikiRequest, number: number) => number <= most;
  const wiki = await serveWiki({ alter: intercepting(isEarly, reply => inJson(reply, body)) });
  try {
    const report = await audit({ url: wiki.url, seed: 'start', strength: 1, lastingMs: 0 });
    expect(failuresOf(report)).toEqual([]);
    expect(report.conformant).toBe(true);
  } finally {
    await wiki.close();
  }
});

const questions = [
  ({ query }: WikiRequest) => query.get('meta') === 'languageinfo' || query.get('list') === 'allimages',
  ({ query }: WikiRequest) => query.get('titles')?.includes('+') === true,
  ({ query }: WikiRequest) => query.has('aicontinue'),
] as const;

test.each(ofGateways.map((body, at) => ({ body, isAsked: inTurn(questions, at) })))(
  'where a wiki answers one of the questions with $body each time, it is blamed',
  async ({ body, isAsked }) => {
    const wiki = await serveWiki({ alter: intercepting(isAsked, reply => inJson(reply, body)) });
    try {
      const report = await audit({ url: wiki.url, seed: 'own', strength: 2, lastingMs: 0 });
      expect(failuresOf(report).join()).toMatch(/envelope\.(query|object)/);
    } finally {
      await wiki.close();
    }
  },
);

/** Only the end of its connection marks the end of an answer, and a network cuts some of them. */
function endingWithConnection(
  isCut: (request: WikiRequest, number: number) => boolean,
  cut: (body: Buffer) => Buffer,
): Alteration {
  let requests = 0;
  return {
    socket: ({ url = '', headers, socket }) => {
      const request = requestOf(url, headers);
      const { body, headers: fields } = answer(request, wikiOf());
      const head = ['HTTP/1.0 200 OK', ...fields.map(([name, value]) => `${name}: ${value}`), '', ''];
      requests += 1;
      const sent = isCut(request, requests) ? cut(body) : body;
      socket.end(Buffer.concat([Buffer.from(head.join('\r\n')), sent]));
    },
  };
}

async function auditEnding(
  isCut: (request: WikiRequest, number: number) => boolean,
  cut = (body: Buffer) => body.subarray(0, body.length >> 1),
): Promise<Report> {
  const wiki = await serveWiki({ alter: endingWithConnection(isCut, cut) });
  try {
    return await audit({ url: wiki.url, seed: 'cut', strength: 1, lastingMs: 0 });
  } finally {
    await wiki.close();
  }
}

test.each([1, 4, 7, 30, 80])(
  'an answer that ends with its connection and is cut off once, the one to request %i, breaks no rule',
  async cut => {
    const report = await auditEnding((_, number) => number === cut);
    expect(failuresOf(report)).toEqual([]);
    expect(report.conformant).toBe(true);
  },
);

test.each([0.2, 0.5, 0.9])(
  'pages that end with their connection break no rule where one in nine is cut off after %d of its bytes',
  async share => {
    let pages = 0;
    const report = await auditEnding(
      ({ query }) => !query.has('format') && (pages += 1) % 9 === 0,
      body => body.subarray(0, body.length * share),
    );
    expect(failuresOf(report)).toEqual([]);
  },
);

/** Each time at another place. */
function cutAnywhere(): (body: Buffer) => Buffer {
  let cuts = 0;
  return body => body.subarray(0, body.length * ((0.1 + 0.61803 * (cuts += 1)) % 1));
}

test.each<[string, (request: WikiRequest, number: number) => boolean]>([
  ['one answer in three', (_, number) => number % 3 === 0],
  ['every report on replication', ({ query }) => query.has('siprop')],
  ['every answer in the plain form', ({ query }) => query.has('format')],
  ['every page', ({ query }) => !query.has('format')],
])(
  'where %s ends with its connection, each time at another place, no rule is broken',
  async (_what, isCut) => {
    const report = await auditEnding(isCut, cutAnywhere());
    expect(failuresOf(report)).toEqual([]);
    expect(report.conformant).toBeNull();
  },
);

test('pages that end with their connection after any of their tags break no rule', async () => {
  let pages = 0;
  const report = await auditEnding(
    ({ query }) => !query.has('format') && (pages += 1) % 3 > 0,
    body => {
      const tags = [...body.toString('latin1').matchAll(/>/g)];
      return body.subarray(0, (tags[pages % (tags.length - 1)]?.index ?? 0) + 1);
    },
  );
  expect(failuresOf(report)).toEqual([]);
});

test('answers that end with their connection and are cut off each time are no JSON', async () => {
  const report = await auditEnding(({ query }) => query.has('siprop') && query.has('format'));
  expect(failuresOf(report)).toEqual([expect.stringMatching(/^envelope\.json: dbrepllag/)]);
});

test('2,500 files at the defaults for an address that is not a loopback one', async context => {
  const addresses = Object.values(networkInterfaces()).flat();
  const host = addresses.find(each => each?.family === 'IPv4' && !each.internal)?.address;
  if (host === undefined) {
    context.skip('this machine has no address besides loopback');
    return;
  }
  const wiki = await serveWiki({ files: 2_500, host });
  try {
    const url = `http://${host}:${new URL(wiki.url).port}/api.php`;
    // Only the pauses between requests are left out.
    const report = await audit({ url, seed: 'elsewhere', rate: 1_000 });
    expect(failuresOf(report)).toEqual([]);
    expect(report).toMatchObject({ conformant: true, complete: false });
    expect(report.requests).toBeLessThanOrEqual(100);
    expect(report.plan).toMatchObject({ strength: 1 });
    // A few questions are left out for a trial.
    expect(report.plan?.covered).toBeGreaterThan(0.95 * (report.plan?.of ?? 0));
    expect(consoleReport(report, { columns: 120, colour: false })).toMatch(/--max-(?:requests|pages)/);
  } finally {
    await wiki.close();
  }
});
