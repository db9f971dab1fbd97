/** What we ask of libheif's build for modules, which says no types of its own. */
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
    /** Writes the pixels into what it is given, and hands it over; `null` where they cannot be read. */
    display(into: Pixels, done: (pixels: Pixels | null) => void): void;
    free(): void;
  }

  interface Libheif {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] };
  }

  // biome-ignore lint/style/noDefaultExport: it is theirs
  export default function openLibheif(): Libheif;
}
