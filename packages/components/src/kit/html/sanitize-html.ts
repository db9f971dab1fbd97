import DOMPurify from 'dompurify';
import { isHtmlTooDeep } from './is-html-too-deep.ts';

/** Attributes that load more than one image URL or interact with the page. */
const forbiddenAttributes = [
  'background',
  'srcset',
  'sizes',
  'popover',
  'popovertarget',
  'popovertargetaction',
  'ping',
];

let purifier: typeof DOMPurify | undefined;

/**
 * Sanitizes HTML: removes SVG, form controls, and everything that could cover the page or affect elements outside.
 *
 * @param tooDeepNote note to append if the HTML is nested too deeply and is shown as plain text
 */
export function sanitizeHtml(html: string, tooDeepNote: string): string {
  if (isHtmlTooDeep(html)) return renderAsText(html, tooDeepNote);
  purifier ??= createPurifier();
  return purifier.sanitize(disableStyleAttributes(html), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'base',
      'link',
      'meta',
      'style',
      'form',
      'input',
      'button',
      'select',
      'textarea',
      'option',
      'dialog',
      'template',
      'audio',
      'video',
    ],
    FORBID_ATTR: ['style', 'class', 'id', 'name', 'tabindex', 'accesskey', 'autofocus', ...forbiddenAttributes],
    ALLOW_DATA_ATTR: false,
  });
}

/** Returns the text of HTML without its tags, followed by a note. */
function renderAsText(html: string, note: string): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const escaped = text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
  return `<p>${escaped}</p><p><em>${note}</em></p>`;
}

/**
 * Renames `style` attributes before the HTML is parsed.
 * NOTE: this isn't for security. It avoids content security policy reports, which the browser sends as soon as it
 * parses the attributes.
 */
function disableStyleAttributes(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
}

/**
 * Returns whether an image URL is local. External images would reveal the reader's IP address; the content security
 * policy would block and report them too.
 */
function isLocalUrl(address: string): boolean {
  if (/^(data|blob):/i.test(address.trim())) return true;
  return URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin;
}

/** Creates a separate DOMPurify instance, because hooks on the default instance would affect its other users. */
function createPurifier(): typeof DOMPurify {
  const purifierInstance = DOMPurify(window);
  purifierInstance.addHook('afterSanitizeAttributes', (node) => {
    if (node.hasAttribute('src') && !isLocalUrl(node.getAttribute('src') ?? '')) node.removeAttribute('src');
    if (node.tagName !== 'A' || !node.hasAttribute('href')) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return purifierInstance;
}
