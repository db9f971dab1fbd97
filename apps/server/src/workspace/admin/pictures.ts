import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { imageSize } from 'image-size';
import { type Html, html } from '../../pages/html.ts';
import { renderActionForm, renderCard, renderField } from '../../pages/render-elements.ts';
import { findAdministeredPerson } from '../directory/administered-store.ts';
import { findGroup } from '../directory/groups-store.ts';
import { deletePhoto, findPhoto, putPhoto } from '../directory/photos-store.ts';
import { isGuid } from '../library/ids.ts';
import type { AdminMessages } from './admin.messages.ts';
import { getPicturePath } from './admin-frame.ts';
import { type AdminContext, type PageRouter, sendNotFoundPage } from './page-router.ts';

const MAX_BYTES = 1_000_000;
const MAX_PIXELS = 4096;

/** Registers the parsing of multipart forms in its own Fastify scope. */
export async function registerFileUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { fileSize: MAX_BYTES, files: 1, fields: 10, parts: 12 } });
}

/** Reads the uploaded file of a form; `undefined` if there is none or it is too large. */
export async function readUpload({
  request,
}: AdminContext): Promise<{ readonly bytes: Buffer; readonly fields: Record<string, string> } | undefined> {
  const fields: Record<string, string> = {};
  let bytes: Buffer | undefined;
  for await (const part of request.parts({ limits: { fileSize: MAX_BYTES } })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else bytes = await part.toBuffer().catch(() => undefined);
  }
  return bytes && bytes.length > 0 ? { bytes, fields } : undefined;
}

export const getPictureUrl = ({
  id,
  hasPicture,
}: {
  readonly id: string;
  readonly hasPicture: boolean;
}): string | undefined => (hasPicture ? getPicturePath(id) : undefined);

/** Renders the form for uploading or removing a picture. */
export function renderPictureCard({ picture }: AdminMessages, action: string, hasPicture: boolean): Html {
  return renderCard(
    picture.title,
    html`<form method="post" action="${action}" enctype="multipart/form-data"><div class="fields">
${renderField('file', picture.file, { type: 'file', isRequired: true, accept: 'image/png,image/jpeg' })}</div>
<button type="submit">${picture.upload}</button></form>${hasPicture && renderActionForm(`${action}/remove`, picture.remove)}`,
  );
}

/**
 * Stores the uploaded picture of a person or team.
 * @returns whether the file was a valid picture
 */
export async function savePicture(context: AdminContext, ownerId: string): Promise<boolean> {
  const upload = await readUpload(context);
  const image = upload && readImageInfo(upload.bytes);
  if (!upload || !image) return false;
  const { database, files } = context.ports;
  const { sha256, size } = await files.put(Readable.from([upload.bytes]));
  await putPhoto(database, ownerId, { ...image, sha256, size });
  return true;
}

/** Sends the error page for an invalid picture. */
export function sendWrongPicture(context: AdminContext): FastifyReply {
  const { picture } = context.messages;
  return context.show({
    view: 'account',
    title: picture.title,
    error: picture.wrong,
    content: html`<h1>${picture.title}</h1>`,
  });
}

export async function removePicture({ ports }: AdminContext, ownerId: string): Promise<void> {
  await deletePhoto(ports.database, ownerId);
}

/** Reads type and size from the image header. The rest of the file isn't decoded. */
function readImageInfo(
  bytes: Buffer,
): { readonly contentType: string; readonly width: number; readonly height: number } | undefined {
  try {
    const { type, width, height } = imageSize(bytes);
    const contentType = { png: 'image/png', jpg: 'image/jpeg' }[type ?? ''];
    const hasValidSize = width > 0 && height > 0 && width <= MAX_PIXELS && height <= MAX_PIXELS;
    return contentType !== undefined && hasValidSize ? { contentType, width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** Serves the pictures of people and teams to people of the organization. */
export function servePictures(router: PageRouter): void {
  router.get(getPicturePath(':id'), async (context) => {
    const { id } = context.request.params as { id: string };
    const { database, files } = context.ports;
    const photo = isGuid(id) && (await belongsToOrganization(context, id)) ? await findPhoto(database, id) : undefined;
    if (!photo) return sendNotFoundPage(context);
    context.reply.headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    return sendFile(context.reply, photo.contentType, await files.open(photo.sha256));
  });
}

const sendFile = (reply: FastifyReply, type: string, content: Readable): FastifyReply => reply.type(type).send(content);

async function belongsToOrganization(
  { ports: { database }, tenant, person, isAdministrator }: AdminContext,
  id: string,
): Promise<boolean> {
  if (id === person.id) return true;
  if (!isAdministrator) return false;
  return (
    (await findAdministeredPerson(database, tenant.id, id)) !== undefined ||
    (await findGroup(database, tenant.id, id)) !== undefined
  );
}
