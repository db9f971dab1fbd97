/** Whether the page was asked to be shown within another one: `?embedMode=true`. */
export const isEmbedded = (): boolean => new URLSearchParams(location.search).get('embedMode') === 'true';
