import { number, objectWith, type Schema, text, type ValueOf } from './schema.ts';

/** What every list of tests shows of a test. */
export const testFields = {
  /** UUID of the test. It may change when the test moves (api.md §2.2). */
  id: text,
  /** Web address (api.md §2.2). */
  web_url: text,
  /** What the test is defined in, such as a class or titles joined by spaces. Null if there is none (api.md §2.2). */
  scope: text,
  /** Name of the test: untrusted text (api.md §2.2). */
  name: text,
  /** Path of the file and line, such as `src/cart.test.ts:12` (api.md §2.2). */
  location: text,
  /** Path of the file (api.md §2.2). */
  file_name: text,
};

const shape = objectWith('id', {
  ...testFields,
  /** How often it was flaky within the requested time (api.md §2.2). */
  instances: number,
  /** When it was flaky last, in ISO 8601 (api.md §2.2). */
  most_recent_instance_at: text,
});

/** A test that both passed and failed on the same code (api.md §2.2). */
export interface FlakyTest extends ValueOf<typeof shape> {}

/** How a flaky test is read. */
export const flakyTestSchema: Schema<FlakyTest> = shape;
