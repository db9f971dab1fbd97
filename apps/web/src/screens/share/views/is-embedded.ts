/** Whether the page is embedded in another one (`?embedMode=true`). */
export const isEmbedded = (): boolean => new URLSearchParams(location.search).get('embedMode') === 'true';
