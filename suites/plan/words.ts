/** Ordinary words from which names are drawn: what people call the files that they upload. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const english = words(`
  abbey acorn airport alcove almond antique apple apricot apron arcade atlas attic autumn avenue awning balloon
  bamboo banner barley barn beach beacon beaver beech beetle bison blanket blossom blue bonfire branch brass bread
  brick bridge brown bucket buckle buffalo buggy cabin cabinet cactus camel camera canvas canyon cape carpet cart
  cedar cellar ceramic chalk chapel cinema circus clay cliff clinic coach coast cobbler cocoa coffee compass concert
  cook coral cork cradle crane crater cream crest crown crystal cup curtain cycle dam dancer dawn deep deer dock dog
  dolphin dome donkey drum dry duck dune dusk eclipse elder elm ember emerald evening fabric factory falcon falls
  ferry fiddle field fig finch flint flood flour flower flute forge fort fossil foundry fox furnace gallery game
  garage garden ginger glacier glade glass glen goose granary granite grape grass guitar gull hail hall hammer
  harbour hare harness harvest hat heath hedge helmet heron hill horn horse hotel icicle inlet ivory ivy jade
  jasmine jetty juniper kayak kennel kiln kitchen lake lamb lamp lane larch lava leaf leather ledge library linen
  lion lizard lock lodge lupin lynx machine magnet mango market marsh mask mason meadow mint mirror mist moat moon
  moss motor mule museum narrow night north nursery oak oar olive onion opal opera orchard outpost oven owl oyster
  paddle panther pantry paper park parrot peak pear pearl pebble pelican pewter piano picnic pier pigeon pitcher
  plain planet plateau plaza pony poplar poppy porch port pyramid quarry quartz quay quiet ranch raven ravine red
  reed river road robin rock roof ruin rural rustic rye saddle sand scarf scarlet school seal shell shop shore
  shrine silk sledge small snow sparrow spice spruce square stadium stag station stone stork storm stream street
  sunset swallow swamp swan tall terrace theatre thistle thrush tide toad tomb torch tower town trout trumpet tulip
  tundra tunnel vault velvet veranda viaduct village
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
  words(`
    山道 川辺 港町 灯台 桜並木 古寺 朝霧 さくら ふるさと コーヒー カメラ 花园 长城 茶馆 竹林 夕阳 石桥 海岸 雪景 老街
  `),
  words(`
    가을 강변 다리 등대 마을 바다 봄날 시장 언덕 포도
  `),
  words(`
    بحيرة جبل جسر حديقة زهرة سوق شاطئ شجرة طريق قلعة قمر مدينة
  `),
  words(`
    אגם גינה גשר דרך חומה חוף יער כפר מגדל נמל עץ פרח
  `),
  words(`
    आकाश कमल गाँव तालाब नदी पर्वत पुल फूल बाजार मंदिर मेला सूरज
  `),
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
