const secretKey =
  /token|secret|passw(?:or)?d|webhook_url|api_?key|private_?key|credential|authorization|^env$/i;

/** True for the key of a JSON object whose value is not shown. */
export function isSecretKey(key: string): boolean {
  return secretKey.test(key);
}

/** True for the name of a variable whose value may be a secret, such as `DEPLOY_KEY`. */
export function isSecretName(name: string): boolean {
  return isSecretKey(name) || /key|passphrase/i.test(name);
}
