const forbidden = /["*:<>?/\\|]|\p{Cc}/gu;
/** Longer names of folders are refused when a ZIP is unpacked. */
const longest = 80;

/** A name that any system takes for a file or a folder; '' for what says nothing. */
export function fileName(text: string): string {
  const letters = [...text.replace(forbidden, ' ').replace(/\s+/g, ' ').trim()].slice(0, longest);
  return letters.slice(0, letters.findLastIndex((letter) => letter !== '.' && letter !== ' ') + 1).join('');
}

/** The same name once more gets a number, before what it ends in. */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const [, stem = name, ending = ''] = /^(.*?)(\.[^./]{1,8})?$/s.exec(name) ?? [];
    for (let count = 1; ; count += 1) {
      const free = count === 1 ? name : `${stem} (${count})${ending}`;
      if (taken.has(free.toLowerCase())) continue;
      taken.add(free.toLowerCase());
      return free;
    }
  };
}
