/** Ordinary words from which names are drawn: what people call the files that they upload. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const english = words(`
  abbey acorn airport alcove almond alpine altar amber anchor ancient antique apple apricot apron arcade archive arena
  armchair arrow ash aspen atlas attic autumn avenue awning axle badger bakery balcony ballad balloon bamboo banner barley
  barn barrel basalt basin basket bay beach beacon beaver beech beetle bell bench berry bicycle birch bison blanket blossom
  blue boathouse bonfire bottle boulder bouquet bowl bracelet branch brass bread brick bridge bright bronze brook broom
  brown brush bucket buckle buffalo buggy burrow butcher butter button cabin cabinet cable cactus camel camera camp canal
  candle canoe canvas canyon cape caravan cardinal carpet carriage cart carved castle cathedral cattle cave cedar cellar
  cello ceramic chalk chapel chariot cherry chess chestnut chimney cinema circus citadel clay cliff clinic clock cloister
  cloth cloud clover coach coast cobalt cobbler cocoa coffee coin cold college colonnade comet compass concert cook copper
  coral cork corner cottage cotton courtyard cove cradle crane crater cream creek crest cricket crimson crocus crop crossing
  crown crystal cup curtain cushion cycle cypress dairy daisy dale dam dancer dawn deep deer delta desert diamond dining
  dinghy dock dog dolphin dome donkey doorway dove dragon drawbridge drawer dress drum dry duck dune dusk dyke eagle early
  east easel eclipse elder elephant elm embankment ember embroidery emerald empty engine engraving entrance envelope estate
  estuary evening fabric factory falcon falls farm feather fence fennel fern ferry festival fiddle field fig finch fir fire
  fisher fjord flag flint flood flour flower flute foal fog folding foothills footpath forest forge fort fossil foundry
  fountain fox frame fresco frog frost fruit furnace gallery game garage garden garland garlic gate gazebo geyser ginger
  glacier glade glass glen globe glove goat gold goose gorge granary granite grape grass green grey grotto grove guitar
  gull gypsum hail hall hammer hamlet hammock handle hangar harbour hare harness harp harvest hat haven hawk hawthorn hazel
  hearth heath hedge helmet herb heron highland hill hinge holly honey horizon horn horse hospital hostel hotel icicle inlet
  inn interior iris iron island ivory ivy jacket jade jasmine jetty jewel journey jug jungle juniper kayak kennel kettle
  kiln kitchen kite knot ladder lagoon lake lamb lamp lane lantern larch lark late lattice laurel lava lavender leaf leather
  ledge lemon library lichen lighthouse lilac lily lime linen lion lizard lock lodge loft loom lotus low lumber lupin lynx
  machine magnet magnolia mahogany mallard mango manor mantle maple marble market marsh mask mason meadow medal melon
  memorial merchant metal mill mine mint mirror mist moat model monastery monument moon moor morning mortar mosaic moss
  motor mountain mule mural museum mushroom narrow nave nectar needle nest night north nursery nut oak oar oasis oats ocean
  old olive onion opal opera orange orchard orchid organ osprey otter outpost oven owl oyster paddle pagoda painted palace
  palm pansy panther pantry paper park parrot passage pasture patio pavement pavilion peach peacock peak pear pearl pebble
  pelican pencil penguin peony pepper petal pewter pheasant piano picnic pier pigeon pillar pilot pine pink piper pitcher
  plain planet plateau platform plaza plough plum pocket polar pond pony poplar poppy porcelain porch port pottery prairie
  press prism pumpkin pyramid quarry quartz quay quiet quilt rabbit raccoon railway rain ranch raven ravine red reed reef
  reservoir ribbon rice ridge ring river road robin rock roof rope rose round rowing ruby ruin rural rustic rye saddle
  saffron sail salmon salt sand sapphire scarf scarlet school schooner sculpture seal sepia shadow shed sheep shell shepherd
  shop shore shrine silk silver skater sketch slate sledge small snail snow sparrow spice spider spindle spire spring spruce
  square squirrel stable stadium stag staircase station statue steamer steel steep stone stork storm stove stream street
  studio summer summit sunflower sunrise sunset swallow swamp swan tailor tall tapestry tavern teapot temple tent terrace
  theatre thistle thrush thunder tide tiger tile timber tinker toad tomb torch tower town tractor trail tram tray trellis
  tropical trout trumpet tulip tundra tunnel turbine turquoise turret turtle umbrella valley vase vault velvet veranda
  viaduct village vineyard viola violet violin volcano wagon wall walnut waterfall weathered weaver well west wharf wheat
  wheel white wicker wide wild willow windmill window winter wolf wooden wool workshop wreath wren yacht yard yarn yellow
  yew zebra zinc
`);

/** What stands between such words at times. */
export const links = words('above and at behind beside by from in near of on over under with');

/** Words with letters beyond ASCII, composed as in NFC, from several languages: of each script, some. */
export const foreign: readonly (readonly string[])[] = [
  words(`
    äpfel bäckerei brücke dächer frühling gärten glück häuser höhle hügel kälte käse küche küste lärche löwe märz mühle öfen
    schlösser schnürsenkel straße süden tür türme übergang vögel wälder würfel zäune
    abbé âge bibliothèque café château chêne clé cloître côte crème école église été étoile évêque fenêtre fête fidèle forêt
    frère gâteau hôtel île lumière maïs marché mère musée noël pâques père poète préau rivière théâtre trèfle vélo
    año árbol azúcar balcón baúl cañón caña corazón estación fábrica jardín león limón mañana montaña niño otoño pájaro peña
    piñón plátano río ruiseñor salón sillón tiburón águila avião cidadã coração estação feijão lã maçã mação óculos pão
    perché virtù città caffè gioventù
    ängar ås båt blåbär bräda bräken dörr fågel fjäll gård hjärta höst kälken kök mål nätter ö räv sjö skärgård smörgås sådd
    ære bjørk brød fløyte frø hånd høst kjøkken kråke måne nøkkel ørn rødspætte sø åker þorp hús jökull fjörður
    dąb gałąź gęś jabłoń kościół księżyc łódź łąka miód ogień piętro późny różany śnieg świt wieża wąwóz żaba źródło żółty
    čáp dům hříbek jeřáb kůň květ měsíc říčka září řeka růže sníh svítání věž zámek židle želva čaša mačka
    álom ács bástya erdő eső fő gyümölcs hajó hegycsúcs hó kék kő madár őz tükör út vár virág
    ağaç bahçe çiçek çarşı dağ köyü gün ırmak ışık köprü kuş gölge güneş rüzgâr şehir üzüm yağmur
    đêm bến biển cầu chợ đèn đường hồ đào làng lúa mưa núi phố sông thuyền vườn
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
