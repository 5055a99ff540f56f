/** Ordinary words from which names are drawn: what people call the files that they upload. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const english = words(`
  abbey acorn airport alcove almond altar amber anchor ancient antique apple apricot apron arcade archive armchair
  arrow ash aspen atlas attic autumn avenue awning axle bakery balcony ballad balloon bamboo banner barley barn
  barrel basalt basket bay beach beacon beaver beech beetle bell bench berry birch bison blanket blossom blue
  bonfire bottle boulder bouquet bowl branch brass bread brick bridge bright bronze brook broom brown bucket buckle
  buffalo buggy burrow butcher butter button cabin cabinet cactus camel camera camp canal candle canoe canvas canyon
  cape cardinal carpet carriage cart carved castle cattle cave cedar cellar ceramic chalk chapel chariot cherry
  chess chestnut chimney cinema circus clay cliff clinic clock cloister cloth cloud clover coach coast cobbler cocoa
  coffee coin cold college comet compass concert cook coral cork corner cottage cotton cove cradle crane crater
  cream crest cricket crimson crocus crop crossing crown crystal cup curtain cycle cypress dairy daisy dale dam
  dancer dawn deep deer desert diamond dining dinghy dock dog dolphin dome donkey doorway dragon drawer dress drum
  dry duck dune dusk dyke eagle east easel eclipse elder elephant elm ember emerald empty engine envelope estate
  estuary evening fabric factory falcon falls farm feather fennel fern ferry festival fiddle field fig finch fir
  fire fjord flag flint flood flour flower flute foal fog folding forest forge fort fossil foundry fountain fox
  frame fresco frog fruit furnace gallery game garage garden garland garlic gate gazebo ginger glacier glade glass
  glen globe glove goat gold goose granary granite grape grass green grey grotto grove guitar gull hail hall hammer
  hamlet hammock handle hangar harbour hare harness harvest hat haven hawk hawthorn hazel hearth heath hedge helmet
  heron highland hill hinge holly honey horizon horn horse hospital hotel icicle inlet inn interior iris iron island
  ivory ivy jade jasmine jetty jewel journey jug jungle juniper kayak kennel kiln kitchen kite knot ladder lagoon
  lake lamb lamp lane larch lark late lattice laurel lava lavender leaf leather ledge library lichen lilac lily lime
  linen lion lizard lock lodge loom lotus low lumber lupin lynx machine magnet magnolia mahogany mango manor mantle
  maple marble market marsh mask mason meadow melon memorial merchant metal mill mine mint mirror mist moat monument
  moon moor morning mortar mosaic moss motor mountain mule museum mushroom narrow nave nectar needle nest night
  north nursery oak oar oasis oats ocean old olive onion opal opera orchard orchid organ osprey otter outpost oven
  owl oyster paddle painted palace palm pansy panther pantry paper park parrot passage patio pavement pavilion peach
  peacock peak pear pearl pebble pelican penguin peony pepper petal pewter pheasant piano picnic pier pigeon pilot
  pine pink piper pitcher plain planet plateau platform plaza plum pocket polar pond pony poplar poppy porch port
  pottery press prism pumpkin pyramid quarry quartz quay quiet quilt rabbit railway rain ranch raven ravine red reed
  reef ribbon rice ring river road robin rock roof rope rose round rowing ruin rural rustic rye saddle saffron sail
  salmon salt sand scarf scarlet school schooner seal sepia shadow shed sheep shell shop shore shrine silk silver
  skater sketch slate sledge small snow sparrow spice spider spindle spire spring spruce square squirrel stadium
  stag station statue steamer steel steep stone stork storm stream street studio summer summit sunrise sunset
  swallow swamp swan tall tapestry tavern teapot temple tent terrace theatre thistle thrush tide tiger tile timber
  tinker toad tomb torch tower town trail tram tray trellis tropical trout trumpet tulip tundra tunnel turret turtle
  umbrella valley vase vault velvet veranda viaduct village viola violet violin volcano wagon wall walnut weaver
  well west wheat wheel white wicker wide wild willow windmill window winter wooden wool workshop wreath wren yacht
  yard yarn yellow yew zinc
`);

/** What stands between such words at times. */
export const links = words('above and at behind beside by from in near of on over under with');

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
  🌋 🌲 🌳 🌴 🌵 🌷 🌸 🌹 🌺 🌻 🌼 🌽 🌾 🍀 🍁 🍂 🍃 🍄 🍇 🍈 🍉 🍊 🍋 🍌 🍍 🍎 🍏 🍐 🍑 🍒 🍓 🍞 🍯 🍵 🎈 🎨 🎪 🎸 🎹 🎺 🎻 🏠 🏡 🏰
  🐂 🐄 🐇 🐎 🐑 🐓 🐘 🐢 🐫 🐬 🐴 🐻 🐼 👑 💎 💐 💡 📷 📯 🔑 🔔 🔭 🗻 🗼 🗽 🚂 🚋 🚜 🚲 🛶
  𐌰𐌱𐌲 𐌳𐌰𐌲𐍃 𐌼𐌴𐌽𐌰 𐍃𐌿𐌽𐌽𐍉 𐍅𐌹𐌽𐌳𐍃 𐎀𐎁 𐎂𐎄 𓃀𓅓 𓆣 𓇳 𠀋 𠮷野 𠮟 𡈽 𡌛 𡑮 𢌞 𣏐 𣑊 𣘺 𤭖 𥧄 𦹀 𧃴 𨕫 𩸽
`);

/** Words that begin with the name of a character that HTML recognizes without its semicolon. */
export const entityLike = words(`
  amphora amplifier ampoule cedilla centaur centre century copybook copyist copying currency current degree divider
  divided ethereal ethnic ethos macrame microphone microscope notary notebook notice notched paradise parade paragon
  parapet parasol parachute poundage quota quotation region regatta regent regiment register sections sector thornbush
  timesheet timespan
`);

/** Last parts of names that people upload; none of them has a digit. */
export const extensions = words(`
  jpg jpg jpg jpg JPG JPG jpeg png png png PNG gif svg svg tif tiff webp xcf djvu pdf ogg oga ogv webm wav flac mid opus stl
`);

/** Those with a digit, and others. */
export const numbered = [...extensions, ...words('mp3 mp3 mp4 mp4 m4a 3gp')];
