import type { Photo } from '../../directory/directory.ts';
import { findPhoto } from '../../directory/photos-store.ts';
import { Refusal } from '../../refusal.ts';
import { type GraphAnswer, type GraphContext, ok } from '../call/graph-call.ts';

const sizes = ['48x48', '64x64', '96x96', '120x120', '240x240', '360x360', '432x432', '504x504', '648x648'];

/**
 * The picture of a person or group. NOTE: pictures are kept in one size, which is given for every size that is asked.
 *
 * @throws 404 when there is none, or none of that size
 */
export async function answerPhoto(context: GraphContext, ownerId: string, size = '648x648'): Promise<GraphAnswer> {
  const photo = await requirePhoto(context, ownerId);
  if (!sizes.includes(size.toLowerCase())) throw noPhoto();
  return {
    status: 200,
    body: await context.files.open(photo.sha256),
    headers: { 'content-type': photo.contentType, 'content-length': String(photo.size), etag: eTagOf(photo) },
  };
}

/** What is known about the picture. @throws 404 when there is none */
export async function answerPhotoInfo(context: GraphContext, ownerId: string): Promise<GraphAnswer> {
  const photo = await requirePhoto(context, ownerId);
  return ok({
    '@odata.mediaContentType': photo.contentType,
    '@odata.mediaEtag': eTagOf(photo),
    id: `${photo.width}x${photo.height}`,
    width: photo.width,
    height: photo.height,
  });
}

async function requirePhoto(context: GraphContext, ownerId: string): Promise<Photo> {
  const photo = await findPhoto(context.database, ownerId);
  if (photo === undefined) throw noPhoto();
  return photo;
}

const eTagOf = ({ sha256 }: Photo) => `"${sha256}"`;
const noPhoto = () => new Refusal(404, 'ImageNotFound', 'Exception of type ImageNotFoundException was thrown.');
