/** Types for the parts of libheif's ES module build that we use. The package has no types for it. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface Pixels {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  }

  interface HeifImage {
    is_primary(): boolean | number;
    get_width(): number;
    get_height(): number;
    /** Writes the pixels into `into` and passes it to `done`; `null` if they can't be decoded. */
    display(into: Pixels, done: (pixels: Pixels | null) => void): void;
    free(): void;
  }

  interface Libheif {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] };
  }

  // biome-ignore lint/style/noDefaultExport: default export of the library
  export default function openLibheif(): Libheif;
}
