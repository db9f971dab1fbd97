import type { SubmissionData } from '@tideform/engine';

/** Link to a form, or to one of its responses, for members of its team. */
export interface MembersLinkOptions {
  readonly teamId: string;
  readonly formId: string;
  readonly tenantId: string;
  readonly responseId?: string | undefined;
  readonly editMode?: boolean;
  readonly embedMode?: boolean;
  /** Prefill answers of a new response. They are in the hash, which isn't sent to servers. */
  readonly prefill?: SubmissionData | undefined;
}

/** Origin of the app: links created on the share host point to the main host. */
export const getMainOrigin = (origin: string): string => origin.replace('://share.', '://web.');

/** Origin of share links: the main host has a separate share host, other hosts use their own. */
export const getShareOrigin = (origin: string): string => origin.replace('://web.', '://share.');

export function createMembersLink(origin: string, link: MembersLinkOptions): string {
  const { teamId, formId, tenantId, responseId, editMode, embedMode, prefill } = link;
  const query = new URLSearchParams({
    tenantId,
    ...(editMode && { editMode: 'true' }),
    ...(embedMode && { embedMode: 'true' }),
  });
  const hash = prefill ? `#${new URLSearchParams({ data: JSON.stringify(prefill) })}` : '';
  return `${getMainOrigin(origin)}${createMembersPath(teamId, formId, responseId)}?${query}${hash}`;
}

export function createMembersPath(teamId: string, formId: string, responseId?: string): string {
  const path = ['teams', teamId, 'forms', formId, 'response', ...(responseId === undefined ? [] : [responseId])];
  return `/${path.map(encodeURIComponent).join('/')}`;
}

export const createShareLink = (origin: string, code: string): string => `${getShareOrigin(origin)}/form/${code}`;

/** HTML for embedding one of our pages. Forms may request the camera or location, which a frame must permit. */
export function createEmbedCode(address: string, title: string): string {
  const parts = [
    ['src', address],
    ['title', title],
    ['width', '100%'],
    ['height', '720'],
    ['style', 'border:0'],
    ['allow', 'camera; microphone; geolocation'],
  ];
  return `<iframe ${parts.map(([name, value]) => `${name}="${escapeAttribute(value!)}"`).join(' ')}></iframe>`;
}

/**
 * Like `createEmbedCode`, for share links, which report their height (`usePostHeight`), so that the frame can adapt.
 * Without the script, the frame keeps its height.
 */
export const createResizingEmbedCode = (address: string, title: string): string =>
  `${createEmbedCode(address, title)}\n<script>{${resizeScript}}</script>`;

const resizeScript =
  "const frame=document.currentScript.previousElementSibling;addEventListener('message',({source,data})=>{if(source===frame.contentWindow&&data?.type==='tideform-height')frame.height=data.height})";

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
