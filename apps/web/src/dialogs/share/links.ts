import type { SubmissionData } from '@tideform/engine';

/** Parts of a link for team members to a form, or to one of its responses. */
export interface MembersLinkOptions {
  readonly teamId: string;
  readonly formId: string;
  readonly tenantId: string;
  readonly responseId?: string | undefined;
  readonly editMode?: boolean;
  readonly embedMode?: boolean;
  /** Prefill answers of a new response. They are put into the URL hash, which isn't sent to servers. */
  readonly prefill?: SubmissionData | undefined;
}

/** Returns the origin for links to the app. On the share host, it is the main host's origin. */
export const getMainOrigin = (origin: string): string => origin.replace('://share.', '://web.');

/** Returns the origin for share links. The main host has a separate share host; other hosts use their own origin. */
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

/** Creates the HTML for embedding a page of the app. The frame permits camera and location, which forms may request. */
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
 * Creates the HTML for embedding a share link, with a frame that adapts to the height that the page reports
 * (`usePostHeight`). If the site removes the script, the frame keeps its height.
 */
export const createResizingEmbedCode = (address: string, title: string): string =>
  `${createEmbedCode(address, title)}\n<script>{${resizeScript}}</script>`;

const resizeScript =
  "const frame=document.currentScript.previousElementSibling;addEventListener('message',({source,data})=>{if(source===frame.contentWindow&&data?.type==='tideform-height')frame.height=data.height})";

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What is shared: a published form, or one of its responses. */
export interface ShareSubject {
  readonly teamId: string;
  readonly formId: string;
  /** Title of the form or response. */
  readonly title: string;
  /** Shared response. `isEditable`: the user may edit it, so there is a link for editing too. */
  readonly response?: { readonly id: string; readonly isEditable: boolean };
}
