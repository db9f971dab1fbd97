import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { playSchedule, type Schedule } from './play-schedule.ts';

const folder = join(import.meta.dirname, 'pinned');

describe('schedules that have found a bug before', () => {
  it.each(readdirSync(folder))('%s', async (name) => {
    const schedule = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Schedule;
    await playSchedule(schedule, new Map());
  });
});
