import type { Random } from './random.ts';

/** A name in its own script, with a Latin form for email addresses. */
export interface Name {
  written: string;
  latin: string;
}

/** Given and family names in one script. Family names are invented, so that no real person is meant. */
interface Script {
  share: number;
  given: string;
  family: string;
}

const scripts: readonly Script[] = [
  {
    share: 10,
    given:
      'Ada Ben Cleo Dario Edda Finn Greta Hugo Ines Jonas Kaia Levi Mona Nils Odile Pia Quinn Rosa Sami Tess',
    family:
      'Ashmoor Birkenfeldt Copperleigh Dunhollow Elmsworthy Fairlund Goldacker Harrowbeck Ivermark Kestrelby Larkhaven Mossgrove Northwick Oakenfell Pinehurstel Quillford Rowanthal Silverlund Thistledorn Umberly Valecroft Wrenfield',
  },
  {
    share: 3,
    given:
      'Zoë|zoe Émile|emile Łucja|lucja Bjørn|bjorn Renée|renee Søren|soren Žofie|zofie Iñigo|inigo Ümit|umit',
    family:
      'Ångbäck|angback Čížkovský|cizkovsky Fjällström|fjallstrom Grüneweide|gruneweide Kłosowicki|klosowicki Peñarroble|penarroble Şenyıldırım|senyildirim Túnholm|tunholm',
  },
  {
    share: 2,
    given: 'Оля|olya Мирон|miron Зоряна|zoryana Тимур|timur Вера|vera',
    family: 'Березняк|bereznyak Полярская|polyarskaya Светлогор|svetlogor Яснополь|yasnopol',
  },
  {
    share: 1,
    given: 'Δάφνη|dafni Ορέστης|orestis Φοίβη|foivi',
    family: 'Θαλασσινός|thalassinos Λιβαδάκη|livadaki Πετρόβουνος|petrovounos',
  },
  {
    share: 2,
    given: 'سلمى|salma نادر|nader ليان|layan',
    family: 'البستاني|albustani النجمي|alnajmi الواحاتي|alwahati',
  },
  { share: 1, given: 'נועם|noam תמר|tamar', family: 'הררי|harari גליל|galil' },
  {
    share: 2,
    given: '明|ming 雪|xue 子涵|zihan',
    family: '青原|qingyuan 云溪|yunxi 白石|baishi',
  },
  {
    share: 2,
    given: 'さくら|sakura 蓮|ren ひなた|hinata',
    family: '月島|tsukishima 風間原|kazamahara 星川|hoshikawa',
  },
  { share: 1, given: '하늘|haneul 도윤|doyun', family: '솔밭|solbat 달빛|dalbit' },
  {
    share: 2,
    given: 'आरव|aarav मीरा|meera तारा|tara',
    family: 'नीलगिरी|nilgiri वनवासी|vanvasi सागरिका|sagarika',
  },
  { share: 1, given: 'ดาว|dao ฟ้า|fa', family: 'ภูเขาทอง|phukhaothong สายน้ำ|sainam' },
  {
    share: 1,
    given: 'O|o Maximiliantheodoralexander|maximiliantheodoralexander',
    family: 'Y|y Hohenlindenbergwaldhausenthalerbrück|hohenlindenberg',
  },
  { share: 1, given: 'ሰላም|selam አበበ|abebe', family: 'ተራራ|terara ፀሐይ|tsehay' },
];

const wheel = scripts.flatMap((script) => Array.from({ length: script.share }, () => script));

/** A given and a family name in the same script. */
export function pickName(random: Random): { given: Name; family: Name } {
  const script = random.pick(wheel);
  return { given: pick(random, script.given), family: pick(random, script.family) };
}

function pick(random: Random, list: string): Name {
  const [written = '', latin = written] = random.pick(list.split(' ')).split('|');
  return { written, latin: latin.toLowerCase() };
}
