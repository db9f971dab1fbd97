/**
 * Maps letters of other scripts to their common Latin spelling. The texts contain pairs separated by spaces: a letter,
 * then its spelling.
 */
const latinSpellings: ReadonlyMap<string, string> = new Map(
  [
    // Latin letters that Unicode decomposition doesn't split.
    'ß ss æ ae ø o œ oe ð d þ th ł l đ d ħ h ı i ŋ n',
    // Cyrillic. The letters й, ё and ї aren't listed, because they are decomposed to и, е and і with a mark.
    'а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya',
    'і i є ye ґ g ђ dj ј j љ lj њ nj ћ c џ dz ѕ dz қ k ғ g ұ u ү u ө o һ h ә a ң n',
    // Greek.
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
    // Arabic and Persian.
    'ا a ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق q ك k ل l م m ن n ه h و w ي y ة a ى a',
    'پ p چ ch ژ zh گ g ک k ی y ٠ 0 ١ 1 ٢ 2 ٣ 3 ٤ 4 ٥ 5 ٦ 6 ٧ 7 ٨ 8 ٩ 9 ۰ 0 ۱ 1 ۲ 2 ۳ 3 ۴ 4 ۵ 5 ۶ 6 ۷ 7 ۸ 8 ۹ 9',
    // Hebrew.
    'א a ב b ג g ד d ה h ו v ז z ח ch ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף f צ ts ץ ts ק k ר r ש sh ת t',
    // Hiragana. Katakana is first mapped to hiragana, and voice marks are removed.
    'あ a い i う u え e お o か ka き ki く ku け ke こ ko さ sa し shi す su せ se そ so た ta ち chi つ tsu て te と to',
    'な na に ni ぬ nu ね ne の no は ha ひ hi ふ fu へ he ほ ho ま ma み mi む mu め me も mo や ya ゆ yu よ yo',
    'ら ra り ri る ru れ re ろ ro わ wa を o ん n ゃ ya ゅ yu ょ yo っ t',
  ].flatMap((line) => toPairs(line.split(' '))),
);

/**
 * Latin spellings of the parts of decomposed Korean syllables, in the order of their code points from U+1100, U+1161
 * and U+11A8.
 */
const koreanSpellings: readonly (readonly [number, readonly string[]])[] = [
  [0x11a8, 'k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')],
  [0x1161, 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')],
  [0x1100, 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')],
];

/**
 * Chinese characters in pinyin order: each pinyin syllable without tone, and the first character with that syllable.
 * Only one pronunciation of each character is used.
 */
const pinyinBoundaries = toPairs(
  (
    'a吖ai哎an安ang肮ao凹ba丷bai挀ban扳bang邦bao勹bei卑ben奔beng伻bi屄bian边biao标bie憋bin汃bing冫bo癶bu峬ca擦cai偲can参cang仓cao撡' +
    'ce冊cen嵾ceng噌cha叉chai芆chan辿chang伥chao抄che车chen抻cheng阷chi吃chong充chou抽chu出chuai揣chuan巛chuang刅chui吹chun旾' +
    'chuo逴ci呲cong匆cou凑cu粗cuan汆cui崔cun邨cuo搓da咑dai呆dan丹dang当dao刀de嘚den扥deng灯di氐dia嗲dian敁diao刁die爹ding丁diu丟' +
    'dong东dou吺du厾duan偳dui垖dun吨duo多e妸ei诶en奀eng鞥er儿fa发fan帆fang匚fei飞fen分feng丰fo仏fou紑fu夫ga旮gai侅gan甘gang冈gao皋' +
    'ge戈gei给gen根geng刯gong工gou勾gu估gua瓜guai乖guan关guang光gui归gun丨guo呙ha哈hai咍han佄hang夯hao茠he诃hei黒hen拫heng亨' +
    'hong叿hou齁hu乎hua花huai怀huan欢huang巟hui灰hun昏huo吙ji讥jia加jian戋jiang江jiao艽jie阶jin巾jing坕jiong冂jiu丩ju凥juan姢' +
    'jue噘jun军ka咔kai开kan刊kang忼kao尻ke匼kei剋ken肎keng劥kong空kou抠ku刳kua夸kuai蒯kuan宽kuang匡kui亏kun坤kuo扩la垃lai来lan兰' +
    'lang啷lao捞le仂lei雷leng塄li哩lia俩lian奁liang良liao撩lie毟lin拎ling伶liu溜long龙lou瞜lu噜luan娈lun抡luo啰m呣ma妈mai埋man嫚' +
    'mang牤mao猫me嚒mei坆men椚meng擝mi咪mian宀miao喵mie吀min民ming名miu谬mo摸mou哞mu毪na拏nai腉nan囡nang囔nao孬ne疒nei娞nen恁' +
    'neng能ng嗯ni妮nian拈niang娘niao鸟nie捏nin囜ning宁niu妞nong农nou羺nu奴nuan奻nuo挪o噢ou讴pa妑pai拍pan眅pang乓pao抛pei呸pen喷' +
    'peng匉pi丕pian囨piao剽pie氕pin姘ping乒po钋pou剖pu仆qi七qia掐qian千qiang呛qiao悄qie苆qin亲qing靑qiong卭qiu丘qu区quan奍que炔' +
    'qun夋ran呥rang穣rao娆re惹ren人reng扔ri日rong戎rou禸ru邚ruan堧rui桵run闰ruo捼sa仨sai毢san三sang桒sao掻se閪sen森seng僧sha杀' +
    'shai筛shan山shang伤shao弰she奢shen申sheng升shi尸shou収shu书shua刷shuai衰shuan闩shuang双shui脽shun吮shuo说si厶song忪sou凁' +
    'su苏suan狻sui夊sun孙suo唆ta他tai囼tan坍tang汤tao夲te忑teng熥ti剔tian天tiao旫tie帖ting厅tong炵tou偷tu凸tuan湍tui推tun吞tuo乇' +
    'wa屲wai歪wan弯wang尢wei危wen昷weng翁wo挝wu乌xi夕xia呷xian仙xiang乡xiao灱xie些xin心xing星xiong凶xiu休xu吁xuan吅xue疶xun坃ya丫' +
    'yan恹yang央yao幺ye倻yi一yin囙ying应yo哟yong佣you优yu込yuan囦yue曰yun晕za帀zai災zan兂zang匨zao傮ze则zei贼zen怎zeng囎zha扎' +
    'zhai夈zhan枬zhang张zhao佋zhe蜇zhen贞zheng凧zhi之zhong中zhou州zhu朱zhua抓zhuai跩zhuan专zhuang妆zhui隹zhun宒zhuo拙zi孜' +
    'zong宗zou邹zu租zuan钻zui厜zun尊zuo嘬'
  ).match(/[a-z]+|\P{ASCII}/gu) ?? [],
);

function toPairs(list: readonly string[]): readonly (readonly [string, string])[] {
  return list.flatMap((one, at) => (at % 2 === 0 ? [[one, list[at + 1] ?? ''] as const] : []));
}

let pinyinCollator: Intl.Collator | undefined;

/** Returns the pinyin syllable of a Chinese character; '' if the browser doesn't support pinyin order. */
function findPinyinSyllable(character: string): string {
  pinyinCollator ??= new Intl.Collator('zh-u-co-pinyin');
  let low = 0;
  let high = pinyinBoundaries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (pinyinCollator.compare(pinyinBoundaries[middle]![1], character) <= 0) low = middle + 1;
    else high = middle;
  }
  return pinyinBoundaries[low - 1]?.[0] ?? '';
}

/**
 * Transliterates text to Latin letters, roughly as pronounced: `Пропуск` → `Propusk`, `姓名` → `xing ming`. Diacritics
 * are removed. Unsupported scripts are kept.
 */
export function toLatin(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([οΟ])υ/g, '$1u');
  return plain.replace(/\P{ASCII}/gu, (character) => {
    if (/\p{Script=Han}/u.test(character)) return ` ${findPinyinSyllable(character)} `;
    const code = character.codePointAt(0)!;
    const part = koreanSpellings.find(([from, sounds]) => code >= from && code < from + sounds.length);
    if (part) return part[1][code - part[0]]!;
    const isKatakana = code >= 0x30a1 && code <= 0x30f3;
    const small = isKatakana ? String.fromCodePoint(code - 0x60) : character.toLowerCase();
    const sound = latinSpellings.get(small);
    if (sound === undefined) return silentLetterPattern.test(character) ? '' : character;
    return small === character || isKatakana ? sound : sound.charAt(0).toUpperCase() + sound.slice(1);
  });
}

/** Matches letters without a sound of their own: hard and soft signs, hamza, and the mark of a long vowel. */
const silentLetterPattern = /[ъьЪЬءـー]/u;
