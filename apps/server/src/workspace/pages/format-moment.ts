const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const whole = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** The time of today's mail, the day of older mail. UTC: the server does not know where the reader is. */
export function formatMoment(moment: Date, now: Date): string {
  const isToday = moment.toISOString().slice(0, 10) === now.toISOString().slice(0, 10);
  return isToday ? `${time.format(moment)} UTC` : day.format(moment);
}

export function formatWholeMoment(moment: Date): string {
  return `${whole.format(moment)} UTC`;
}
