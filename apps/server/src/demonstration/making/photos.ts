import { createHash } from 'node:crypto';
import type { DemoFile, SceneKey } from '../forms/demo-form.ts';
import { drawScene } from '../pictures/draw-scene.ts';

const PHOTO_WIDTH_PX = 400;
const THUMBNAIL_WIDTH_PX = 96;

/** Caches generated pictures. */
export interface Photos {
  draw(scene: SceneKey): Uint8Array;
  sha256(scene: SceneKey): string;
  /** Creates a file answer with a picture, not yet stored in the library. */
  fileOf(id: string, name: string, scene: SceneKey): DemoFile;
}

export function openPhotos(): Photos {
  const draw = once((scene: SceneKey) => drawScene(scene, PHOTO_WIDTH_PX));
  const drawThumbnail = once((scene: SceneKey) => drawScene(scene, THUMBNAIL_WIDTH_PX).toString('base64'));
  return {
    draw,
    sha256: once((scene: SceneKey) => createHash('sha256').update(draw(scene)).digest('hex')),
    fileOf: (id, name, scene) => ({
      id,
      name,
      originalName: name,
      size: draw(scene).length,
      type: 'image/png',
      url: '',
      storage: 'indexeddb',
      thumbnail: `data:image/png;base64,${drawThumbnail(scene)}`,
      scene,
    }),
  };
}

function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}
