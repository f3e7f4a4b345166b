/**
 * Words that no exported name and no file name contains. Words that are ordinary elsewhere, such as `cut` and `turn`,
 * are not among them.
 */
export const retiredWords: ReadonlySet<string> = new Set([
  ...['neighborhood', 'admit', 'gather', 'gathered', 'pacing', 'settle', 'doubtful', 'unusable'],
  ...['seek', 'sought', 'judge', 'sighting', 'twin', 'twins', 'adopted', 'resent', 'traced'],
  ...[
    'lookout',
    'sight',
    'halt',
    'born',
    'borne',
    'whole',
    'teller',
    'told',
    'horizon',
    'prospect',
    'outlook',
  ],
  ...['allowance', 'quota', 'fleet', 'newcomers', 'abandon', 'fate', 'urged', 'tidy'],
  ...['complaint', 'complaints', 'deed', 'deeds', 'surroundings', 'clue', 'patient', 'conversation', 'sound'],
  ...['fitting', 'neutralise', 'tally', 'cured', 'desk', 'people', 'plant', 'harm', 'misdeed'],
  ...['greeting', 'present', 'nobody', 'whoever', 'anybody', 'somebody', 'lest', 'mend', 'nought'],
]);
