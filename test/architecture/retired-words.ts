/**
 * Names that were replaced by the field's own terms, as whole identifiers. They mean nothing else, so they must not
 * occur anywhere in the code, its comments or its tests.
 */
export const retiredNames: readonly string[] = [
  'neighborhood',
  'ListCut',
  'awaitTurn',
  'TooLate',
  'giveBack',
  'hasSpare',
  'asOneCall',
  'describeIntent',
  'describeLoss',
  'ResponseError',
  'RequestError',
  'searchFor',
  'Sighting',
  'settleTwins',
  'TwinReview',
  'createTraced',
  'Lookout',
  'bornMs',
  'Teller',
  'fleetRate',
  'newcomersGain',
  'abandonBuilds',
  'orAbort',
  'tidyUp',
  'HandledBuild',
  'PatientGitHub',
  'joinOther',
  'withSoundRefs',
  'fittingJson',
  'completeOutputs',
  'neutralise',
  'Misdeed',
];

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
