import { expect, it } from 'vitest';
import { linesPerRoom } from '../../scripts/lines.ts';
import { floors } from './rooms.ts';

it('the lines of every floor and room are printed, so that growth is seen', () => {
  const lines = linesPerRoom();
  process.stdout.write(`${lines.join('\n')}\n`);
  for (const [floor, { rooms }] of Object.entries(floors)) {
    const line = lines.find((each) => each.startsWith(`${floor}: `));
    expect(line).toMatch(/: [\d,]+ of [\d,]+/);
    if (rooms.length > 1) for (const room of rooms) expect(line).toContain(`${room} `);
  }
});
