import type { Photo } from '../../directory/directory.ts';
import { findPhoto } from '../../directory/photos-store.ts';
import { Refusal } from '../../refusal.ts';
import { type GraphContext, type GraphResponse, ok } from '../call/graph-call.ts';

const sizes = ['48x48', '64x64', '96x96', '120x120', '240x240', '360x360', '432x432', '504x504', '648x648'];

/**
 * Creates the response with the photo of a person or group.
 * NOTE: photos are stored in one size, which is sent for every requested size.
 *
 * @throws 404 when there is no photo or the size doesn't exist
 */
export async function createPhotoResponse(
  context: GraphContext,
  ownerId: string,
  size = '648x648',
): Promise<GraphResponse> {
  const photo = await requirePhoto(context, ownerId);
  if (!sizes.includes(size.toLowerCase())) throw createNoPhotoRefusal();
  return {
    status: 200,
    body: await context.files.open(photo.sha256),
    headers: { 'content-type': photo.contentType, 'content-length': String(photo.size), etag: formatETag(photo) },
  };
}

/**
 * Creates the response with a photo's metadata.
 * @throws 404 when there is no photo
 */
export async function createPhotoInfoResponse(context: GraphContext, ownerId: string): Promise<GraphResponse> {
  const photo = await requirePhoto(context, ownerId);
  return ok({
    '@odata.mediaContentType': photo.contentType,
    '@odata.mediaEtag': formatETag(photo),
    id: `${photo.width}x${photo.height}`,
    width: photo.width,
    height: photo.height,
  });
}

async function requirePhoto(context: GraphContext, ownerId: string): Promise<Photo> {
  const photo = await findPhoto(context.database, ownerId);
  if (photo === undefined) throw createNoPhotoRefusal();
  return photo;
}

const formatETag = ({ sha256 }: Photo) => `"${sha256}"`;
const createNoPhotoRefusal = () =>
  new Refusal(404, 'ImageNotFound', 'Exception of type ImageNotFoundException was thrown.');
