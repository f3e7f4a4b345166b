/** What a path must not be on any system, and why. */
const refusals: readonly (readonly [RegExp, string])[] = [
  // Windows ignores dots and blanks at the end of a name.
  [/(?:^|[\\/])\.\.[. ]*(?:[\\/]|$)/, 'it leaves the folder'],
  [/^[.\\/]*$/, 'it names no file'],
  [/^[\\/]/, 'it is absolute'],
  [/^[a-z]:/i, 'it begins with a drive letter'],
  [/[\p{Cc}\p{Cs}]/u, 'it has control characters'],
  // And what follows a colon there is a part of the same file or folder.
  [/(?:^|[\\/])\.git[. ]*(?:[\\/:]|$)/i, 'it has a reserved name'],
];

/** What a name must not be on Windows, and why. */
const windowsRefusals: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])[ ]*(?:\.|$)/i,
    'Windows has a device of that name',
  ],
  [/[<>:"|?*]/, 'Windows allows no such name'],
  [/[. ]$/, 'Windows would shorten its name'],
];

/** The longest name of a file or folder on common file systems. */
const longestName = 255;

/** The parts of a path below a folder, with either slash, or why it may not be written there. */
export function readSafePath(
  path: string,
  isWindows: boolean,
): { readonly parts: readonly string[] } | { readonly why: string } {
  const why = refusals.find(([pattern]) => pattern.test(path))?.[1];
  if (why !== undefined) return { why };
  const parts = path.split(/[\\/]/).filter((part) => part !== '' && part !== '.');
  if (parts.some((part) => Buffer.byteLength(part) > longestName))
    return { why: `it has a name of more than ${longestName} bytes` };
  const onWindows = windowsRefusals.find(([pattern]) => parts.some((part) => pattern.test(part)))?.[1];
  return isWindows && onWindows !== undefined ? { why: onWindows } : { parts };
}
