import type { User } from '../../model/user.ts';
import type { Exit } from './script.ts';

/** What a user did to a build after it was created, and when. Script and events determine everything the build does. */
export type BuildEvent =
  | { readonly kind: 'cancel'; readonly at: number; readonly reason: string | null }
  | { readonly kind: 'skip'; readonly at: number }
  | {
      readonly kind: 'unblock';
      readonly at: number;
      readonly position: number;
      readonly by: User | null;
      /** Values of the fields of the block step. */
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'retry'; readonly at: number; readonly position: number; readonly exit: Exit };
