import { type PromptVocabulary } from './prompt-vocabulary.ts'

/** German. Add yours here. Compounds are taken apart: "Keramiktasse", "Marmortisch". */
// oxfmt-ignore
export const de: PromptVocabulary = {
  colors: {
    white: 'weiss', black: 'schwarz', red: 'rot', blue: 'blau', 'light blue': 'hellblau, himmelblau', 'dark blue': 'dunkelblau', navy: 'marineblau', 'royal blue': 'konigsblau', green: 'grun', 'light green': 'hellgrun',
    'dark green': 'dunkelgrun', 'forest green': 'tannengrun, waldgrun', mint: 'mintgrun, minze', olive: 'olivgrun, oliv', sage: 'salbei, salbeigrun', yellow: 'gelb', orange: 'orangefarben', pink: 'rosa, rosafarben', 'light pink': 'hellrosa, zartrosa',
    'hot pink': 'knallpink', purple: 'lila, violett', lavender: 'lavendel', brown: 'braun', cream: 'cremefarben, cremeweiss', grey: 'grau', 'dark grey': 'dunkelgrau, anthrazit', gold: 'golden, goldfarben',
    silver: 'silber, silbern, silberfarben', turquoise: 'turkis', burgundy: 'weinrot, bordeaux, bordeauxrot', copper: 'kupfer, kupferfarben', bronze: 'bronze', mustard: 'senfgelb', 'rose gold': 'rosegold, roségold', ivory: 'elfenbein', amber: 'bernstein, braunglas', peach: 'pfirsich',
  },
  materials: {
    ceramic: 'keramik, keramisch', porcelain: 'porzellan', stoneware: 'steingut, steinzeug', clay: 'ton', glass: 'glas, glasern', crystal: 'kristall', metal: 'metall, metallisch', 'stainless steel': 'edelstahl', steel: 'stahl', aluminium: 'alu',
    brass: 'messing', plastic: 'kunststoff, plastik', wood: 'holz', wooden: 'holzern', bamboo: 'bambus', fabric: 'stoff', cotton: 'baumwolle, baumwoll', linen: 'leinen', wool: 'wolle, woll', velvet: 'samt', leather: 'leder, ledern',
    paper: 'papier', kraft: 'kraftpapier, packpapier', cardboard: 'karton, pappe', matte: 'matt', glossy: 'glanzend, glanz',
  },
  parts: {
    background: 'hintergrund', 'transparent background': 'transparenter hintergrund, transparentem hintergrund, ohne hintergrund', 'gradient background': 'farbverlauf als hintergrund, verlaufshintergrund', wall: 'wand, mauer', cap: 'verschluss, kappe', lid: 'deckel', handle: 'henkel, griff', strap: 'riemen',
    label: 'etikett', base: 'sockel, fuss', shade: 'schirm',
  },
  places: {
    table: 'tisch', marble: 'marmor', oak: 'eiche, eichenholz, eichen', walnut: 'walnuss, nussbaum', concrete: 'beton', terrazzo: 'terrazzo', stone: 'stein, steinern', sand: 'sand', beach: 'strand', desert: 'wuste',
    sea: 'meer', water: 'wasser', pool: 'schwimmbecken', lake: 'see', leaves: 'blatter, blattern, laub', plants: 'pflanzen', tropical: 'tropisch', garden: 'garten', forest: 'wald', nature: 'natur', window: 'fenster', room: 'zimmer, raum',
    'living room': 'wohnzimmer', kitchen: 'kuche, kuchen', bathroom: 'bad, badezimmer', desk: 'schreibtisch', office: 'buro', bed: 'bett', bedroom: 'schlafzimmer', street: 'strasse', city: 'stadt, grossstadt',
    'city lights': 'lichter der stadt, stadtlichter, lichtern der stadt', restaurant: 'restaurant', podium: 'podest, podium', arch: 'bogen, torbogen', steps: 'stufen, treppe', snow: 'schnee', neon: 'neonlicht, neonlichter', christmas: 'weihnachten, weihnachtlich, weihnachts',
    party: 'feier', night: 'nacht', evening: 'abend, abends, abendlich', summer: 'sommer, sommerlich', winter: 'winterlich', autumn: 'herbst, herbstlich', spring: 'fruhling', breakfast: 'fruhstuck, fruhstucks', home: 'zuhause, daheim', gift: 'geschenk',
    surface: 'oberflache, platte, untergrund', cloth: 'tuch, tischdecke', counter: 'arbeitsplatte, theke', flowers: 'blumen', studio: 'fotostudio, studio', shelf: 'regal, brett',
  },
  manners: {
    'golden hour': 'goldene stunde, goldenen stunde', sunset: 'sonnenuntergang, abendsonne', morning: 'morgen, morgens', 'morning light': 'morgenlicht, morgensonne', 'soft light': 'weiches licht, weichem licht, sanftes licht, sanftem licht',
    warm: 'warm', 'warm light': 'warmes licht, warmem licht', cool: 'kuhl, kalt', 'bright light': 'helles licht, hellem licht', bright: 'hell', daylight: 'tageslicht', 'natural light': 'naturliches licht, naturlichem licht', 'window light': 'fensterlicht', dramatic: 'dramatisch',
    dark: 'dunkel, dunkle, dunklen, dunkler, dunklem, duster', moody: 'stimmungsvoll', 'side light': 'seitenlicht, seitliches licht, seitlichem licht', 'studio light': 'studiolicht, studiobeleuchtung', light: 'licht, beleuchtung', sunny: 'sonnig', sun: 'sonne', candlelight: 'kerzenlicht, kerzenschein',
    gradient: 'farbverlauf, verlauf', modern: 'modern', vintage: 'altmodisch', minimalist: 'minimalistisch, schlicht, reduziert', luxury: 'luxurios, luxus, edel, edle, edlen', natural: 'naturlich', futuristic: 'futuristisch', artistic: 'kunstlerisch',
    professional: 'professionell', casual: 'lassig', elegant: 'elegant', playful: 'verspielt', serious: 'ernst, serios', cheerful: 'frohlich, heiter', calm: 'ruhig', energetic: 'energisch, energiegeladen', mysterious: 'geheimnisvoll, mysterios',
    dreamy: 'vertraumt, traumhaft', bold: 'kuhn, mutig, gewagt', rustic: 'rustikal, urig', cosy: 'gemutlich', clean: 'sauber, klar', simple: 'einfach', vibrant: 'kraftig, leuchtend', colorful: 'bunt, farbenfroh', festive: 'festlich', industrial: 'industriell',
    scandinavian: 'skandinavisch', 'high quality': 'hohe qualitat, hochwertig', photo: 'foto, bild, aufnahme, fotografie, produktfoto', style: 'stil, stimmung', product: 'produkt', 'close-up': 'nahaufnahme, grossaufnahme, detailaufnahme',
    'top view': 'draufsicht, von oben, vogelperspektive', 'wide shot': 'totale, weitwinkel', 'low angle': 'froschperspektive, von unten', 'high angle': 'von schrag oben, schrag von oben', 'front view': 'frontalansicht, von vorne, von vorn', large: 'gross', small: 'klein', round: 'rund',
  },
  turns: {
    on: 'auf', in: 'im, ins, in', before: 'vor, vorm', beside: 'neben', by: 'bei, beim, zwischen, am, an', against: 'gegen', under: 'unter, unterm', over: 'uber', and: 'und', with: 'mit', of: 'aus, von, vom', without: 'ohne', for: 'fur',
    a: 'ein, eine, einem, einen, einer, eines', the: 'der, die, das, dem, den, des', two: 'zwei', three: 'drei', very: 'sehr', to: 'zu, zum, zur', its: 'sein, seine, ihr, ihre', my: 'mein, meine', as: 'als', surrounded: 'umgeben',
  },
}
