/** Simple browser for sign-in tests: cookies, redirects and forms. */
export interface HttpBrowser {
  /** Opens a page, and follows redirects. Stops at the first URL for which `isEnd` is true, without requesting it. */
  open(url: string, init?: RequestInit): Promise<Page>;
  /**
   * Submits a form of the page with these fields and the form's hidden fields: the first form, or the first that
   * contains `having`.
   */
  submit(page: Page, fields: Readonly<Record<string, string>>, having?: string): Promise<Page>;
}

export interface Page {
  readonly url: string;
  /** HTTP status; 0 if the URL ended the redirects and wasn't requested. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Opens a browser without cookies. @param isEnd returns true for a URL at which redirects end */
export function openHttpBrowser(
  isEnd: (url: URL) => boolean,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): HttpBrowser {
  const jar = new Map<string, { value: string; path: string }>();

  async function ask(url: URL, init: RequestInit): Promise<Response> {
    const cookies = [...jar].filter(([, { path }]) => url.pathname.startsWith(path));
    const headers = new Headers(init.headers);
    headers.set('cookie', cookies.map(([name, { value }]) => `${name.split(';')[0]}=${value}`).join('; '));
    const reply = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const cookie of reply.headers.getSetCookie()) storeCookie(jar, cookie);
    return reply;
  }

  const browser: HttpBrowser = {
    async open(address, init = {}) {
      let url = new URL(address);
      let next = init;
      for (let hops = 0; hops < 20; hops++) {
        if (isEnd(url)) return { url: url.href, status: 0, headers: new Headers(), text: '' };
        const reply = await ask(url, next);
        const location = reply.headers.get('location');
        if (reply.status < 300 || reply.status > 399 || location === null) {
          return { url: url.href, status: reply.status, headers: reply.headers, text: await reply.text() };
        }
        url = new URL(location, url);
        next = {};
      }
      throw new Error(`Too many redirects from ${address}`);
    },
    submit(page, fields, having = '') {
      const forms = page.text.match(/<form[\s\S]*?<\/form>/g) ?? [''];
      const form = forms.find((one) => one.includes(having));
      if (form === undefined) throw new Error(`${page.url} has no HTML form with ${having}`);
      const action = /^<form[^>]* action="([^"]*)"/.exec(form)?.[1] ?? page.url;
      const hidden = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
      const body = new URLSearchParams([...hidden].map(([, name, value]) => [name!, value!]));
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return browser.open(new URL(action, page.url).href, { method: 'POST', body });
    },
  };
  return browser;
}

/** Stores a cookie, identified by name and path. Deletes it if it is empty or expired. */
function storeCookie(jar: Map<string, { value: string; path: string }>, header: string): void {
  const [pair = '', ...attributes] = header.split(/;\s*/);
  const at = pair.indexOf('=');
  const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
  const expires = attributes.find((one) => /^expires=/i.test(one))?.slice(8);
  const key = `${pair.slice(0, at)};${path}`;
  if (expires !== undefined && Date.parse(expires) <= Date.now()) jar.delete(key);
  else jar.set(key, { value: pair.slice(at + 1), path });
}
