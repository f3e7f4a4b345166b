/** The rooms of a floor, which are the folders in it. */
interface FloorPlan {
  /** 0 is the lowest. An import stays on its floor or goes to a lower one. */
  readonly level: number;
  /** Files at the top of the floor that every room may import. */
  readonly ground: readonly string[];
  /**
   * The rooms from the bottom up: an import stays in its room or goes to one that is listed earlier. `.` stands for the
   * other files at the top of the floor.
   */
  readonly rooms: readonly string[];
  /** If given, the files and rooms that other floors may import. */
  readonly doors?: readonly string[];
}

const words = (text: string) => (text === '' ? [] : text.split(' '));
const floor = (level: number, ground: string, rooms: string, doors?: string): FloorPlan => ({
  level,
  ground: words(ground),
  rooms: words(rooms),
  ...(doors !== undefined && { doors: words(doors) }),
});

/** All floors, and which of their rooms may import which. */
export const floors: Readonly<Record<string, FloorPlan>> = {
  model: floor(0, '', '.'),
  client: floor(
    1,
    'clock.ts context.ts errors.ts events.ts options.ts',
    'transport rate-limit request response tokens retry pagination polling once resources .',
    'index.ts polling',
  ),
  report: floor(1, '', 'text tests builds flaky suites failures .'),
  sandbox: floor(1, 'clock.ts identity.ts', 'seed simulation world serialize http fault .'),
  operations: floor(
    2,
    '',
    'inputs outputs context lists artifacts end flaky-tests failures wait explain setup start commands suites .',
  ),
  action: floor(3, 'cancellation.ts failure.ts step-files.ts', 'secrets github event output service .'),
};

/** The files above all floors. */
export const entries: readonly string[] = ['main.ts', 'post.ts'];

/** The floor of a file of `src`, and its room, if it has one: `.` for other files at the top of the floor. */
export function placeOf(path: string): { readonly floor: string; readonly room: string } {
  const [floor = '', next = '', rest] = path.split('/');
  return { floor, room: rest === undefined ? '.' : next };
}

/** Why a file may not import another file of `src`; null if it may. */
export function roomViolation(path: string, target: string): string | null {
  if (entries.includes(path)) return null;
  if (entries.includes(target)) return 'nothing may import the entries';
  const [from, to] = [placeOf(path), placeOf(target)];
  const [here, there] = [floors[from.floor], floors[to.floor]];
  if (here === undefined) return `src/${from.floor} is not a floor`;
  if (there === undefined) return `src/${to.floor} is not a floor`;
  if (from.floor !== to.floor) {
    if (there.level >= here.level) return `${from.floor} may only import lower floors`;
    const isOpen = there.doors?.some((door) => `${target}/`.startsWith(`${to.floor}/${door}/`)) ?? true;
    return isOpen ? null : `${to.floor} is only entered by ${there.doors?.join(' and ')}`;
  }
  if (isGround(here, target) || isGround(here, path) || from.room === to.room) return null;
  const [own, other] = [here.rooms.indexOf(from.room), here.rooms.indexOf(to.room)];
  if (own < 0 || other < 0) return `${from.floor} has no room ${own < 0 ? from.room : to.room}`;
  return other < own ? null : `${from.room} may only import rooms below it`;
}

function isGround(floor: FloorPlan, path: string): boolean {
  return floor.ground.some((name) => path.endsWith(`/${name}`) && path.split('/').length === 2);
}
