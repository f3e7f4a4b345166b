/** When the reports of the tests are made. */
export const now = Date.parse('2026-08-01T12:00:00Z');

/** A moment this many seconds after the build of the tests was created, as the service writes it. */
export function at(seconds: number): string {
  return new Date(created + seconds * 1_000).toISOString();
}

const created = Date.parse('2026-08-01T11:50:00Z');
