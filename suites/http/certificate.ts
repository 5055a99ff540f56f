/** Whether a text is what `--ca` takes. */

/** Whether the text starts with a certificate in PEM. */
export function isCertificate(pem: string): boolean {
  // Loaded here because few users name an authority, and every start would pay for it.
  const { X509Certificate } = process.getBuiltinModule('node:crypto');
  try {
    void new X509Certificate(pem);
    return true;
  } catch {
    return false;
  }
}
