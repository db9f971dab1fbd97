const forbiddenCharacters = /["*:<>?/\\|]|\p{Cc}/gu;
/** Maximum name length in characters; unzip tools reject folders with longer names. */
const maxLength = 80;

/** Returns `text` as a file or folder name that is valid on all systems; '' if no valid character remains. */
export function toFileName(text: string): string {
  const characters = [...text.replace(forbiddenCharacters, ' ').replace(/\s+/g, ' ').trim()].slice(0, maxLength);
  return characters
    .slice(0, characters.findLastIndex((character) => character !== '.' && character !== ' ') + 1)
    .join('');
}

/** Returns a function that adds a number before the extension to names that were used before. */
export function createFileNamer(): (name: string) => string {
  const usedNames = new Set<string>();
  return (name) => {
    const [, stem = name, ending = ''] = /^(.*?)(\.[^./]{1,8})?$/s.exec(name) ?? [];
    for (let count = 1; ; count += 1) {
      const candidate = count === 1 ? name : `${stem} (${count})${ending}`;
      if (usedNames.has(candidate.toLowerCase())) continue;
      usedNames.add(candidate.toLowerCase());
      return candidate;
    }
  };
}
