import type { Parts } from '../parts.ts';
import { takeValue } from './take-outcome.ts';

/** Raises an event that entries of logic may wait for. */
export function emitEvent(event: string, parts: Pick<Parts, 'members' | 'consequences' | 'read' | 'mark' | 'failures'>): void {
  for (const follower of parts.members.waitingFor(event)) takeValue(follower, true, parts);
}
