/** How programs say that they failed, whichever they are. Below a heading or in a message, most of it has an indent. */
const forms: readonly RegExp[] = [
  // `1 spec, 1 failure`, `1 scenario (1 failed)`, `compiled with 1 error`, `2 tests failed`
  /(?:^|[,(|:\]]|\bwith) {0,9}[1-9]\d{0,8} (?:(?:tests?|specs?|suites?|scenarios?|checks?|files?|jobs?) )?(?:fail(?:ed|ing|ures?|s)?|errors?)(?=$|[" ]{0,3}[,;)|(.!}]|"| (?:in|of|tests?)\b)/i,
  // `Failures: 1`, `"failures": 1`, `failures="1"`
  /\b(?:fail(?:ed|ing|ures?|s)|errors)"? {0,2}[:=] {0,9}"?[1-9]\d{0,8}(?=$|[" ]{0,3}[,;)|(.!}]|")/i,
  /^ {0,99}not ok \d{1,9}\b(?!.{0,900} # (?:TODO|SKIP))/i,
  /(?:^|^\S.{0,900})Traceback \(most recent call last\):$/,
  /^(?:Uncaught )?(?:[A-Z]\w{0,80})?Error(?: \[\w{1,80}\])?: /,
  /^(?:error|fatal|FAIL): /,
  /^(?:FAILED\b|\[ {0,4}FAILED {0,4}\]|::error\b|curl: \(\d{1,3}\) )/,
  /\b(?:is|are) (?:out of date|not up to date)\b/,
];

/** True for a line with which a program says that it failed, as far as its form tells. */
export function tellsFailure(line: string): boolean {
  return forms.some((form) => form.test(line));
}
