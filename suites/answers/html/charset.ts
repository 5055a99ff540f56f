/** The encoding that a page declares (HTML, 4.2.5.4), because a page need not be UTF-8. */

/** The name of the encoding, which need not exist: the header's, or that of the page itself. */
export function declaredCharset(contentType: string, text: string): string | undefined {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase();
  const inXml = /^<\?xml\b[^<>]{0,200}?\bencoding\s*=\s*["']([\w:.-]+)/.exec(text)?.[1];
  // In XHTML, `meta` declares nothing (HTML, 4.2.5.4).
  const inPage = () => inXml ?? (type === 'application/xhtml+xml' ? undefined : charsetInMeta(text));
  return parameterIn(contentType, 'charset') ?? inPage();
}

/** The first value of a parameter; another one's value may be quoted, and then hold any signs. */
function parameterIn(header: string, name: string): string | undefined {
  for (const [, found = '', quoted, token = ''] of header.matchAll(
    /;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/g,
  ))
    if (found.toLowerCase() === name) return (quoted?.replace(/\\(.)/g, '$1') ?? token).trim();
  return undefined;
}

/** A comment, an element whose content is text, a declaration, or a tag; each as far as the text goes. */
const MARKUP =
  /<!--[^]*?(?:-->|$)|<(script|style|title)\b[^]*?(?:<\/\1|$)|<[!?][^>]*|<\/?([a-z][^\s/>]*)((?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*)/gi;

const ATTRIBUTE = /([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)|'([^']*)|([^\s>]*)))?/g;

/** Browsers look further than the 1024 bytes within which a page has to declare its encoding. */
const HEAD = 16 << 10;

function charsetInMeta(text: string): string | undefined {
  for (const [, , tag, attributes = ''] of text.slice(0, HEAD).matchAll(MARKUP)) {
    if (tag?.toLowerCase() !== 'meta') continue;
    const found = charsetAmong(attributes);
    if (found !== undefined) return found;
  }
  return undefined;
}

function charsetAmong(attributes: string): string | undefined {
  const values = new Map<string, string>();
  for (const [, name = '', double, single, bare = ''] of attributes.matchAll(ATTRIBUTE))
    if (!values.has(name.toLowerCase())) values.set(name.toLowerCase(), double ?? single ?? bare);
  const isType = values.get('http-equiv')?.trim().toLowerCase() === 'content-type';
  const inContent = isType ? /charset\s*=\s*["']?([^\s;"']+)/i.exec(values.get('content') ?? '') : null;
  return (values.get('charset') ?? inContent?.[1])?.trim().replace(/\/$/, '');
}
