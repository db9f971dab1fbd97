/**
 * Parses a time of day: `9:05`, `09:05:30`, `2:30 pm`.
 *
 * @returns `HH:mm:ss`, or `undefined` if invalid
 */
export function parseClockTime(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const [, hours, minutes, seconds = '00', half] =
    /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]m)?$/i.exec(raw.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const hour = half ? convertTo24Hours(Number(hours), half) : Number(hours);
  if (hour === undefined || hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`;
}

function convertTo24Hours(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}
