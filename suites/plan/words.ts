/** Ordinary words from which names are drawn: what people call the files that they upload. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const english = words(`
  abbey airport alcove antique apple apron arcade attic autumn awning balloon banner barley beach beacon beech beetle
  blanket blossom bonfire branch bread brick brown bucket buffalo buggy cabinet cactus camera canvas cape carpet
  cedar cellar chalk chapel circus clay clinic coach cobbler cocoa compass concert coral cork crane crater crest
  crown cup curtain dam dancer deep deer dog dolphin donkey drum duck dune eclipse elder ember emerald fabric factory
  falls ferry field fig flint flood flower flute fort fossil fox furnace game garage ginger glacier glass glen
  granary granite grass guitar hail hall harbour hare harvest hat hedge helmet hill horn hotel icicle ivory ivy
  jasmine jetty kayak kennel kitchen lake lamp lane lava leaf ledge library lion lizard lodge lupin machine magnet
  market marsh mason meadow mirror mist moon moss mule museum night north oak oar onion opal orchard outpost owl
  oyster panther pantry park parrot pear pearl pelican pewter picnic pier pitcher plain plateau plaza poplar poppy
  port pyramid quartz quay ranch raven red reed road robin roof ruin rustic rye sand scarf school seal shop shore
  silk sledge snow sparrow spruce square stag station stork storm street sunset swamp swan terrace theatre thrush
  tide tomb torch town trout tulip tundra vault velvet viaduct village
`);

/** Words with letters beyond ASCII, composed as in NFC, from several languages: of each script, some. */
export const foreign: readonly (readonly string[])[] = [
  words(`
    äpfel dächer glück hügel küche löwe öfen straße süden übergang würfel âge château cloître école étoile fête frère
    île marché noël poète théâtre año balcón caña fábrica limón niño peña río sillón avião estação maçã pão città
    ängar blåbär dörr gård kälken nätter sjö sådd ære bjørk brød fløyte frø høst kjøkken måne nøkkel ørn rødspætte sø
    þorp jökull fjörður gałąź jabłoń kościół księżyc łódź łąka piętro śnieg wąwóz źródło żółty dům kůň říčka růže věž
    želva álom erdő gyümölcs hó madár út ağaç çarşı dağ ırmak ışık köprü güneş üzüm đêm biển đèn đường hồ đào mưa sông
  `),
  words(`
    απριλίου βουνό γέφυρα δάσος ελιά ήλιος θάλασσα κήπος λιμάνι μύλος νησί ουρανός πύργος ρόδο σπίτι φάρος χιόνι ψωμί
  `),
  words(`
    берег весна ворота гора дерево зима колокол лес лодка маяк мельница мост облако озеро парус река сад снег утро хлеб
    вежа дорога квітка млин ніч озера пшениця ранок сонце яблуко
  `),
  words(
    '山道 川辺 港町 灯台 桜並木 古寺 朝霧 さくら ふるさと コーヒー カメラ 花园 长城 茶馆 竹林 夕阳 石桥 海岸 雪景 老街',
  ),
  words('가을 강변 다리 등대 마을 바다 봄날 시장 언덕 포도'),
  words('بحيرة جبل جسر حديقة زهرة سوق شاطئ شجرة طريق قلعة قمر مدينة'),
  words('אגם גינה גשר דרך חומה חוף יער כפר מגדל נמל עץ פרח'),
  words('आकाश कमल गाँव तालाब नदी पर्वत पुल फूल बाजार मंदिर मेला सूरज'),
];

/** What stands beyond the first plane: pictographs, letters of old scripts, and rare Chinese characters. */
export const astral = words(`
  🌋 🌳 🌵 🌸 🌺 🌼 🌾 🍁 🍃 🍇 🍉 🍋 🍍 🍏 🍑 🍓 🍯 🎈 🎪 🎹 🎻 🏡 🐂 🐇 🐑 🐘 🐫 🐴 🐼 💎 💡 📯 🔔 🗻 🗽 🚋 🚲 𐌰𐌱𐌲 𐌼𐌴𐌽𐌰 𐍅𐌹𐌽𐌳𐍃 𐎂𐎄 𓆣 𠀋 𠮟 𡌛 𢌞 𣑊 𤭖 𦹀 𨕫
`);

/** Words that begin with the name of a character that HTML recognizes without its semicolon. */
export const entityLike = words(`
  amphora ampoule centaur century copyist currency degree divided ethnic macrame microscope notebook notched
  parade parapet parachute quota region regent register sector timesheet
`);

/** Last parts of names that people upload; none of them has a digit. */
export const extensions = words(`
  jpg jpg jpg jpg JPG JPG jpeg png png png PNG gif svg svg tif tiff webp xcf djvu pdf ogg oga ogv webm wav flac mid opus stl
`);
