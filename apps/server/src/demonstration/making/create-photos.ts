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
  createFile(id: string, name: string, scene: SceneKey): DemoFile;
}

export function createPhotos(): Photos {
  const draw = memoize((scene: SceneKey) => drawScene(scene, PHOTO_WIDTH_PX));
  const drawThumbnail = memoize((scene: SceneKey) => drawScene(scene, THUMBNAIL_WIDTH_PX).toString('base64'));
  return {
    draw,
    sha256: memoize((scene: SceneKey) => createHash('sha256').update(draw(scene)).digest('hex')),
    createFile: (id, name, scene) => ({
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

function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new Map<Key, Value>();
  return (key) => {
    if (!results.has(key)) results.set(key, compute(key));
    return results.get(key)!;
  };
}
