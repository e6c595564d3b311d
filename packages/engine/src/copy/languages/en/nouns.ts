import { type ProductGroup } from '../../product-groups.ts'

/**
 * Nouns of English product titles, by group. `one`: countable, in the singular ("mug", plural "mugs"); `many`: a pair or a plural
 * ("boots"); `mass`: without article ("soap"). Comma-separated; capitals are kept ("Dutch oven"). Longer names win over shorter ones, so
 * "coffee table" is furniture although coffee is a drink. Add yours here.
 */
export const englishNouns: Readonly<Record<ProductGroup, { readonly one?: string; readonly many?: string; readonly mass?: string }>> = {
  drinkware: {
    one: 'mug, coffee mug, travel mug, cup, coffee cup, tea cup, teacup, tumbler, water bottle, drinks bottle, carafe, decanter, teapot, pitcher, jug, wine glass, beer glass, whiskey glass, champagne flute, glass set, mug set, can cooler, can insulator, flask, thermos, vacuum flask, insulated bottle',
    many: 'drinking glasses, wine glasses, glasses set of',
    mass: 'glassware, drinkware',
  },
  cookware: {
    one: "pan, frying pan, skillet, saucepan, wok, casserole, Dutch oven, cocotte, stockpot, griddle, grill pan, roasting pan, baking dish, baking tray, cake tin, loaf pan, knife, chef knife, chef's knife, knife set, cutting board, chopping board, cookware set, pan set, pots and pans set, mixing bowl, spatula, whisk, peeler, rolling pin, pepper mill, colander, grater, pizza stone, mortar and pestle, utensil set",
    many: 'pots and pans, kitchen scissors, measuring cups, measuring spoons, tongs',
    mass: 'cookware, bakeware',
  },
  tableware: {
    one: 'plate, dinner plate, bowl, serving bowl, platter, serving tray, dinnerware set, dinner set, plate set, bowl set, cutlery set, flatware set, tablecloth, table runner, napkin, placemat, cake stand, butter dish, sugar bowl, egg cup, salad bowl, canape plate, cheese board',
    mass: 'dinnerware, tableware, cutlery, flatware',
  },
  appliance: {
    one: 'coffee maker, coffee machine, espresso machine, kettle, toaster, blender, hand blender, mixer, stand mixer, air fryer, food processor, juicer, microwave, slow cooker, rice cooker, pressure cooker, waffle maker, coffee grinder, milk frother, ice maker, fridge, refrigerator, freezer, dishwasher, oven, hob, cooktop, induction hob, toaster oven, bread maker, sandwich maker, French press, kitchen scale',
  },
  furniture: {
    one: 'table, dining table, coffee table, side table, console table, bedside table, nightstand, desk, standing desk, chair, office chair, armchair, dining chair, lounge chair, rocking chair, stool, bar stool, bench, sofa, couch, loveseat, sectional, ottoman, pouf, bed, bed frame, daybed, headboard, mattress, dresser, wardrobe, sideboard, TV stand, TV unit, vanity, footstool, futon, recliner, garden table',
  },
  storage: {
    one: 'shelf, shelf unit, bookcase, bookshelf, shelving unit, cabinet, drawer unit, chest of drawers, storage box, storage basket, basket, storage bin, laundry basket, hamper, shoe rack, coat rack, hanger, organizer, organiser, drawer organizer, wall hook, bin, waste bin, trash can, jewelry box, cube organizer, spice rack, wine rack, storage container, lunch box, food container',
    many: 'hooks, hangers, shelves',
  },
  lighting: {
    one: 'lamp, table lamp, floor lamp, desk lamp, bedside lamp, pendant, pendant light, pendant lamp, chandelier, sconce, wall sconce, wall light, wall lamp, ceiling light, ceiling lamp, flush mount, spotlight, light bulb, LED bulb, bulb, lantern, string light, night light, lamp shade, lampshade, LED strip, light strip, fairy light, LED effect light',
    many: 'string lights, fairy lights',
  },
  bedding: {
    one: 'duvet, comforter, duvet cover, quilt, pillow, pillowcase, sheet set, bed sheet, fitted sheet, flat sheet, blanket, throw, throw blanket, weighted blanket, bedspread, coverlet, mattress topper, mattress protector, bedding set',
    many: 'sheets, bed sheets',
    mass: 'bedding, bed linen',
  },
  bath: {
    one: 'towel, bath towel, hand towel, towel set, bath mat, shower curtain, shower head, bathrobe, robe, soap dispenser, toothbrush holder, washcloth, toilet, wash basin, faucet, tap, shower caddy, beach towel',
  },
  decor: {
    one: 'vase, candle, scented candle, candle holder, candlestick, rug, area rug, runner rug, mirror, wall mirror, picture frame, photo frame, frame, cushion, throw pillow, cushion cover, poster, art print, print, canvas print, wall art, painting, sculpture, figurine, statue, clock, wall clock, alarm clock, planter, plant pot, flower pot, curtain, curtain panel, doormat, wreath, ornament, wallpaper, tapestry, diffuser, reed diffuser, artificial plant, houseplant, bouquet, bookend, tray, garland',
    many: 'curtains, bookends',
  },
  climate: {
    one: 'air purifier, fan, tower fan, desk fan, ceiling fan, table fan, heater, space heater, radiator, humidifier, dehumidifier, air conditioner, thermostat, air cooler, fireplace, air quality monitor',
  },
  cleaning: {
    one: 'vacuum, vacuum cleaner, cordless vacuum, cordless vacuum cleaner, robot vacuum cleaner, robot vacuum, stick vacuum, mop, spin mop, steam mop, broom, steam cleaner, carpet cleaner, iron, steam iron, garment steamer, ironing board, pressure washer, high-pressure cleaner, duster, squeegee, microfiber cloth, cleaning cloth, drying rack, washing machine, tumble dryer',
    many: 'cleaning wipes, dishwasher tablets, rubber gloves',
    mass: 'laundry detergent, detergent, dish soap, all-purpose cleaner, glass cleaner, stain remover, fabric softener',
  },
  garden: {
    one: 'lawn mower, robotic mower, robotic lawn mower, mower, hedge trimmer, leaf blower, garden hose, hose, watering can, shovel, spade, rake, trowel, raised bed, greenhouse, compost bin, bird feeder, patio heater, parasol, patio umbrella, fire pit, grill, barbecue, BBQ, gas grill, charcoal grill, pizza oven, hammock, garden bench, trellis',
    many: 'seeds, flower seeds, vegetable seeds, pruning shears, secateurs, garden gloves',
    mass: 'potting soil, fertilizer, plant food',
  },
  tools: {
    one: 'drill, cordless drill, hammer drill, impact driver, screwdriver, screwdriver set, socket set, wrench, wrench set, hammer, saw, circular saw, jigsaw, miter saw, chainsaw, sander, angle grinder, tool kit, tool box, toolbox, tool set, tool bag, workbench, workbench top, ladder, step ladder, tape measure, utility knife, multi-tool, multitool, level, laser level, nail gun, staple gun, glue gun, clamp, flashlight, torch, headlamp, work light, soldering iron, paint roller, paint brush, extension cord, caulking gun, bench top, door handle, padlock, air compressor',
    many: 'pliers, work gloves, screws, safety glasses, drill bits',
    mass: 'duct tape, tape, masking tape, electrical tape, wood glue, glue, super glue, adhesive, sealant, paint, wood stain, sandpaper, caulk, plywood',
  },
  car: {
    one: 'cover, car cover, SUV cover, truck cover, boat cover, motorcycle cover, floor mat, car mat, seat cover, car seat cover, phone mount, car phone mount, dash cam, dashcam, jump starter, car charger, roof rack, roof box, tire inflator, tyre inflator, car battery, wiper blade, steering wheel cover, trunk organizer, sun shade, motorcycle helmet, car vacuum, tow bar, tire, tyre, brake pad, air freshener',
    mass: 'motor oil, engine oil, car wax, car shampoo, windshield washer fluid',
  },
  audio: {
    one: 'Bluetooth speaker, portable speaker, speaker, soundbar, subwoofer, turntable, record player, headset, amplifier, receiver, radio, DAB radio, party speaker, bookshelf speaker, MP3 player',
    many: 'headphones, wireless headphones, noise-cancelling headphones, earbuds, wireless earbuds, earphones, AirPods, in-ear monitors, over-ear headphones',
  },
  recording: {
    one: 'microphone, wireless microphone, USB microphone, lavalier microphone, audio interface, karaoke machine, ring light, softbox, podcast kit, boom arm, pop filter, voice recorder',
  },
  camera: {
    one: 'camera, digital camera, mirrorless camera, instant camera, action camera, film camera, camera lens, lens, tripod, gimbal, drone, camera bag, camera strap, webcam, projector, telescope, microscope, photo printer',
    many: 'binoculars',
  },
  security: {
    one: 'security camera, indoor camera, smart indoor camera, outdoor camera, video doorbell, doorbell, smart lock, door lock, alarm system, smoke detector, smoke alarm, carbon monoxide detector, baby monitor, motion sensor, door sensor, safe, surveillance camera, WiFi camera, Wi-Fi camera',
  },
  smartHome: {
    one: 'smart speaker, smart display, smart plug, smart bulb, smart light, smart thermostat, smart switch, streaming stick, streaming device, TV, television, smart TV, OLED TV, remote control, universal remote, router, Wi-Fi router, mesh router, Wi-Fi extender, smart hub, set-top box, TV mount, TV box',
  },
  computing: {
    one: 'laptop, notebook computer, tablet, iPad, MacBook, e-reader, monitor, gaming monitor, keyboard, mechanical keyboard, wireless keyboard, mouse, wireless mouse, mouse pad, desk mat, laptop stand, monitor arm, monitor stand, docking station, USB hub, USB-C hub, hub, charger, wall charger, wireless charger, USB-C charger, charging station, power bank, portable charger, power strip, charging cable, USB-C cable, USB cable, Lightning cable, HDMI cable, cable, adapter, card reader, memory card, SD card, USB stick, flash drive, USB flash drive, SSD, external SSD, hard drive, external hard drive, printer, ink cartridge, toner, scanner, smartphone, phone, iPhone, phone case, iPhone case, tablet case, laptop sleeve, laptop bag, screen protector, graphics card, desktop PC, mini PC, stylus, graphics tablet, phone stand, phone holder, calculator, laptop case, battery pack',
    many: 'batteries, AA batteries, AAA batteries, rechargeable batteries',
  },
  gaming: {
    one: 'game console, console, retro console, handheld console, retro game console, game controller, controller, wireless controller, gamepad, joystick, gaming headset, gaming chair, gaming mouse, gaming keyboard, VR headset, video game, racing wheel, arcade machine, charging dock',
  },
  watch: {
    one: 'watch, wristwatch, smartwatch, smart watch, fitness tracker, fitness watch, watch strap, watch band, chronograph, dive watch, pocket watch, automatic watch',
  },
  bag: {
    one: 'backpack, laptop backpack, handbag, tote, tote bag, crossbody bag, crossbody, shoulder bag, messenger bag, duffel, duffel bag, duffle bag, weekender, weekender bag, carry-on, carry on, carry-on suitcase, suitcase, luggage set, briefcase, clutch, wallet, card holder, cardholder, purse, belt bag, fanny pack, toiletry bag, wash bag, makeup bag, cosmetic bag, gym bag, packing cube, passport holder, sling bag, bucket bag, satchel, luggage tag, key ring, keychain, diaper bag, rucksack',
    many: 'packing cubes',
    mass: 'luggage',
  },
  footwear: {
    many: 'shoes, running shoes, sneakers, trainers, boots, ankle boots, Chelsea boots, hiking boots, over-the-knee boots, knee boots, rain boots, wellies, sandals, slides, flip flops, flip-flops, loafers, heels, pumps, flats, ballet flats, slippers, clogs, moccasins, espadrilles, oxfords, brogues, mules, hiking shoes, walking shoes, tennis shoes, football boots, cleats, runners, tree runners, winter boots, snow boots, work boots, sports shoes, slip-ons, insoles',
  },
  clothing: {
    one: 'shirt, T-shirt, tee, polo, polo shirt, blouse, top, tank top, crop top, sweater, jumper, pullover, cardigan, hoodie, sweatshirt, jacket, denim jacket, leather jacket, down jacket, puffer jacket, rain jacket, coat, trench coat, parka, blazer, suit, vest, gilet, dress, maxi dress, midi dress, wedding dress, skirt, mini skirt, jumpsuit, romper, playsuit, kimono, bra, bralette, bodysuit, nightgown, hat, cap, baseball cap, beanie, scarf, belt, tie, bow tie, bikini, swimsuit, henley, flannel shirt, dress shirt, Oxford shirt, fleece, poncho, swim brief, waistcoat, turtleneck, camisole',
    many: 'trousers, pants, chinos, jeans, shorts, leggings, tights, socks, gloves, mittens, sunglasses, glasses, reading glasses, pajamas, pyjamas, boxers, boxer briefs, briefs, underpants, swim trunks, swim shorts, sweatpants, joggers, overalls, cargo pants, dungarees, culottes, board shorts, suspenders',
    mass: 'underwear, lingerie, knitwear, sleepwear, loungewear, swimwear',
  },
  sportswear: {
    one: 'sports bra, running jacket, training top, tracksuit, jersey, football shirt, compression top, running vest, cycling jersey, wetsuit, rash guard, ski jacket, yoga top',
    many: 'yoga pants, running shorts, training shorts, track pants, cycling shorts, bike shorts, running tights, yoga leggings, ski pants, ski goggles, swim goggles, running socks, workout leggings',
    mass: 'activewear',
  },
  jewelry: {
    one: 'necklace, pendant necklace, bracelet, bangle, ring, engagement ring, wedding band, signet ring, earring, brooch, anklet, charm, charm bracelet, chain, choker, locket, tennis bracelet, tiara',
    many: 'earrings, hoop earrings, stud earrings, hoops, studs, cufflinks',
    mass: 'jewelry, jewellery',
  },
  skincare: {
    one: 'moisturizer, moisturiser, face cream, hand cream, eye cream, night cream, day cream, body lotion, body butter, body cream, serum, face serum, cleanser, face wash, toner mist, facial oil, face mask, sheet mask, lip balm, face mist, exfoliator, body scrub, scrub, face scrub, body oil, gift set',
    mass: 'sunscreen, sun cream, micellar water, skincare, retinol',
  },
  soap: {
    one: 'shower gel, bar soap, soap bar, bath bomb, deodorant, hand wash, body wash, toothbrush, electric toothbrush, razor, safety razor, shaving brush, electric shaver, shaver, beard trimmer, beard oil, bath salt, shower cap, loofah',
    mass: 'soap, liquid soap, hand soap, Castile soap, magic soap, toothpaste, mouthwash, hand sanitizer, shaving cream, dental floss',
  },
  hair: {
    one: 'hair dryer, hairdryer, straightener, hair straightener, curling iron, curling wand, hair brush, hairbrush, comb, hair mask, hair oil, hair clipper, hair clip, conditioner, headband, scrunchie, hot brush, claw clip, hair serum',
    mass: 'shampoo, dry shampoo, hair spray, hairspray, hair gel, hair dye, hair color, hair colour, hair wax',
  },
  makeup: {
    one: 'lipstick, lip gloss, mascara, eyeliner, eyeshadow palette, palette, foundation, concealer, blush, bronzer, highlighter, nail polish, makeup brush, brush set, makeup brush set, brow pencil, primer, setting spray, lip liner, powder, makeup mirror',
    many: 'false lashes, lashes, press-on nails',
    mass: 'makeup, eyeshadow',
  },
  fragrance: {
    one: 'perfume, fragrance, eau de parfum, eau de toilette, cologne, body mist, room spray, aftershave',
  },
  food: {
    one: 'chocolate bar, granola bar, protein bar, snack bar, cake, pie, pizza, sandwich, burger, salad, soup, salsa, pesto, gift basket, hamper basket, snack box, cheese, ham, salami, loaf, croissant, pastry, donut, doughnut, pudding, yogurt, yoghurt, jam',
    many: 'chips, crisps, cookies, biscuits, crackers, nuts, almonds, cashews, olives, gummies, candies, sweets, pretzels, dates, truffles, chocolates, pralines, muffins, macarons, sausages, berries, dumplings',
    mass: 'chocolate, dark chocolate, milk chocolate, cereal, granola, muesli, oatmeal, bread, honey, peanut butter, almond butter, popcorn, jerky, beef jerky, ice cream, candy, licorice, salmon, tuna, chicken, beef, hummus',
  },
  pantry: {
    one: 'spice set, stock cube, salt mill, sauce, pasta sauce, soy sauce, hot sauce, salad dressing',
    many: 'noodles, oats, eggs, lentils, chickpeas, black beans, spices, egg noodles',
    mass: 'olive oil, cooking oil, sunflower oil, vinegar, balsamic vinegar, salt, sea salt, pepper, cinnamon, flour, sugar, brown sugar, rice, basmati rice, butter, milk, cream, pasta, spaghetti, maple syrup, mustard, ketchup, mayonnaise, curry paste, coconut oil, coconut milk, baking powder, tofu',
  },
  drink: {
    one: 'tea bag, smoothie, energy drink, soda, lemonade, coffee capsule, coffee pod, kombucha, soft drink, sports drink, iced tea, cold brew',
    many: 'coffee beans, coffee pods, coffee capsules, tea bags',
    mass: 'coffee, ground coffee, instant coffee, espresso, tea, green tea, black tea, herbal tea, matcha, juice, orange juice, apple juice, sparkling water, mineral water, water, hot chocolate, cocoa, chai, oat milk, almond milk, soy milk',
  },
  spirits: {
    one: 'whisky, whiskey, bourbon, gin, vodka, rum, tequila, mezcal, liqueur, brandy, cognac, wine, red wine, white wine, rosé, champagne, prosecco, sparkling wine, beer, craft beer, lager, IPA, cider, sake, vermouth, single malt, aperitif',
  },
  book: {
    one: 'book, novel, cookbook, paperback, hardcover, comic, comic book, graphic novel, audiobook, ebook, magazine, manga, picture book, travel guide, dictionary, atlas, coloring book, colouring book, workbook, textbook, biography, memoir, board book, anthology',
  },
  toy: {
    one: 'toy, puzzle, jigsaw puzzle, board game, card game, game, doll, dollhouse, plush, plush toy, soft toy, stuffed animal, teddy bear, action figure, building set, building kit, LEGO set, train set, play kitchen, toy car, remote control car, RC car, robot kit, science kit, craft kit, scooter, kick scooter, trampoline, kite, play tent, sandbox, water gun, model kit, playset, play set, ball pit, yo-yo, trading card, marble run, slide, swing, swing set, magic kit, rocking horse',
    many: 'building blocks, blocks, toy blocks, magnetic tiles, bricks',
    mass: 'LEGO, play dough, modeling clay, slime',
  },
  baby: {
    one: 'stroller, pram, pushchair, car seat, baby carrier, crib, cot, bassinet, high chair, changing mat, changing table, baby bottle, pacifier, teether, bib, swaddle, baby blanket, onesie, romper suit, baby bouncer, playpen, play mat, baby gate, sippy cup, nursing pillow, breast pump, sleep sack, rattle, baby shower cap, baby walker, bottle warmer, baby bath',
    many: 'diapers, nappies, baby wipes',
    mass: 'baby lotion, baby shampoo, baby food',
  },
  pet: {
    one: 'dog bed, cat bed, pet bed, dog collar, collar, dog leash, leash, dog harness, harness, cat tree, scratching post, cat litter box, litter box, pet carrier, dog crate, pet bowl, dog bowl, cat bowl, dog toy, cat toy, chew toy, aquarium, fish tank, pet feeder, automatic feeder, pet fountain, cat fountain, bird cage, dog coat, dog jacket, pet brush, dog brush, hamster cage',
    many: 'dog treats, cat treats, dental chews, dog chews, poop bags',
    mass: 'dog food, cat food, cat litter, pet shampoo, bird seed, kibble',
  },
  fitness: {
    one: 'yoga mat, exercise mat, kettlebell, dumbbell, barbell, weight bench, treadmill, exercise bike, spin bike, rowing machine, elliptical, resistance band, pull-up bar, jump rope, skipping rope, foam roller, medicine ball, exercise ball, gym ball, massage gun, weight plate, boxing bag, punching bag, yoga block, tennis racket, racket, padel racket, golf club, putter, soccer ball, football, basketball, volleyball, tennis ball, golf ball, baseball bat, hockey stick, skateboard, snowboard, surfboard, paddle board, dartboard, pickleball paddle, table tennis table, ab roller, walking pad, balance board, ball',
    many: 'dumbbells, resistance bands, boxing gloves, skis, ice skates, roller skates, inline skates, golf balls, tennis balls, weights, ankle weights',
  },
  cycling: {
    one: 'bike, bicycle, road bike, mountain bike, e-bike, electric bike, city bike, gravel bike, kids bike, bike helmet, helmet, bike light, bike lock, bike pump, bike rack, saddle, bike bag, pannier, electric scooter, e-scooter, balance bike, bike computer, cycling helmet, bike trailer, bike seat',
    many: 'bike lights, pedals',
  },
  outdoors: {
    one: 'tent, sleeping bag, sleeping pad, camping chair, camping stove, camp stove, cooler, cool box, cooler bag, hydration pack, compass, fishing rod, fishing reel, kayak, canoe, climbing rope, pocket knife, survival kit, camping lantern, picnic blanket, picnic basket, hiking pole, dry bag, camping table, canopy, tarp, water filter, first aid kit, camping mat, beach chair, beach umbrella, life jacket, inflatable pool, snorkel set, umbrella',
    many: 'trekking poles, hiking poles',
  },
  music: {
    one: 'guitar, acoustic guitar, electric guitar, classical guitar, bass guitar, ukulele, violin, cello, piano, digital piano, MIDI keyboard, synthesizer, drum kit, drum set, electronic drum kit, snare drum, cajon, trumpet, saxophone, clarinet, flute, recorder, harmonica, guitar strap, guitar capo, metronome, music stand, vinyl record, vinyl, album, guitar pedal, effects pedal, DJ controller, guitar case, tuner, kalimba',
    many: 'guitar strings, drumsticks',
  },
  stationery: {
    one: "notebook, journal, planner, diary, calendar, wall calendar, pen, fountain pen, ballpoint pen, gel pen, pencil, pencil case, sketchbook, greeting card, birthday card, card, Father's Day card, Mother's Day card, Christmas card, thank you card, wedding invitation, desk organizer, paper clip, stapler, sticker, sticker set, stamp, notepad, marker set, watercolor set, paint set, easel, envelope, whiteboard, pencil sharpener, bookmark, postcard, highlighter set, letter opener, ruler, scrapbook, photo album",
    many: 'colored pencils, coloured pencils, markers, sticky notes, pens, pencils, stickers, crayons, brush pens, watercolors, note cards, greeting cards',
    mass: 'wrapping paper, gift wrap, washi tape, printer paper, copy paper, acrylic paint',
  },
  party: {
    one: 'costume, Halloween costume, make-up kit, makeup kit, costume kit, wig, party hat, balloon, balloon garland, banner, party set, Christmas tree, Advent calendar, piñata, photo booth prop, fog machine, disco ball, Christmas stocking, cake topper, party pack, temporary tattoo, costume mask, gift bag, gift box',
    many: 'balloons, party favors, Christmas lights, Christmas ornaments, baubles, party decorations, Christmas decorations, decorations, temporary tattoos, transfer tattoos, birthday candles, fireworks, sparklers',
    mass: 'confetti, face paint, fake blood',
  },
  health: {
    one: 'vitamin, supplement, multivitamin, protein powder, thermometer, blood pressure monitor, heating pad, ice pack, knee brace, back brace, wrist brace, massager, neck massager, foot massager, massage chair, pill organizer, pulse oximeter, hearing aid, walker, walking stick, wheelchair, neck pillow, sleep mask, eye mask, bandage, scale, bathroom scale, smart scale, contact lens, orthotic, humidifier mask, nasal spray, lumbar cushion, seat cushion',
    many: 'vitamins, capsules, tablets, supplements, earplugs, compression socks, orthotic insoles, contact lenses, orthopedic insoles',
    mass: 'collagen powder, creatine, whey protein, fish oil, magnesium, probiotics, essential oil',
  },
  service: {
    one: 'app, course, online course, subscription, membership, gift card, voucher, ticket, ebook bundle, template, plugin, software, workshop, class, lesson, consultation, tour, hotel, cruise, booking, insurance, loan, credit card, platform, website builder, newsletter, streaming service, car sharing, coaching',
  },
  general: {},
}

/** Words that name a product only when no other word of the phrase does: "workbench top" is no shirt, "phone case" no suitcase. */
export const weakNouns = new Set(
  'top, cover, case, bar, ring, card, tank, light, cap, frame, print, tie, level, iron, hub, cable, adapter, lens, glasses, safe, scale, fan, chain, charm, studs, hoops, flats, pumps, slide, slides, runners, mules, throw, tray, vanity, pen, stamp, ball, game, console, chips, tablets, capsules, tap, toner, powder, foundation, primer, saddle, walker, recorder, vinyl, album, tuner, palette, class, tour, template, ticket, platform, app, course, heels, pendant, receiver, pepper, salt, sugar, cream, butter, water, milk, paint, tape, glue, book, comic, dates, collar, harness, swing, screws, dinner set, game controller, controller, blush, highlighter, clock, bin, runner, ruler, helmet, bench, cooler, filter, phone, weights, suit, vest, belt, print, robe'.split(
    ', ',
  ),
)

/** Groups by the category words of a page or an image, used when the title names no kind. Earlier rows win. */
export const englishCategories: readonly (readonly [pattern: RegExp, group: ProductGroup])[] = [
  [/\b(drinkware|mugs?|cups|bottles|glassware)\b/i, 'drinkware'],
  [/\b(cookware|bakeware|pots|pans|knives)\b/i, 'cookware'],
  [/\b(tableware|dinnerware|dining|kitchenware)\b/i, 'tableware'],
  [/\b(appliances?)\b/i, 'appliance'],
  [/\b(lighting|lamps?|lights)\b/i, 'lighting'],
  [/\b(bedding|bed linen|sheets|duvets)\b/i, 'bedding'],
  [/\b(bath(room)?|towels)\b/i, 'bath'],
  [/\b(storage|organi[sz]ation|shelving|shelves)\b/i, 'storage'],
  [/\b(furniture|sofas|chairs|tables|beds)\b/i, 'furniture'],
  [/\b(rugs|cushions|candles|vases|wall art|decor(ation)?)\b/i, 'decor'],
  [/\b(cleaning|laundry|vacuums?)\b/i, 'cleaning'],
  [/\b(lawn|patio|gardening|plants)\b/i, 'garden'],
  [/\b(tools|hardware|diy|home improvement|adhesives)\b/i, 'tools'],
  [/\b(automotive|vehicles?|car parts|motorcycle)\b/i, 'car'],
  [/\b(headphones|speakers|audio|microphones)\b/i, 'audio'],
  [/\b(security|surveillance)\b/i, 'security'],
  [/\b(cameras?|photography|photo)\b/i, 'camera'],
  [/\b(smart home|tvs?|televisions?|networking)\b/i, 'smartHome'],
  [/\b(gaming|video games|consoles)\b/i, 'gaming'],
  [/\b(computers?|laptops?|tablets|phones?|computing|accessories for phones|electronics?|tech(nology)?)\b/i, 'computing'],
  [/\b(watches)\b/i, 'watch'],
  [/\b(luggage|bags?|handbags?|backpacks?|wallets)\b/i, 'bag'],
  [/\b(shoes|footwear|sneakers|boots|sandals)\b/i, 'footwear'],
  [/\b(activewear|sportswear)\b/i, 'sportswear'],
  [/\b(jewell?e?ry|necklaces|rings|earrings|bracelets)\b/i, 'jewelry'],
  [/\b(fragrances?|perfumes?)\b/i, 'fragrance'],
  [/\b(make-?up|cosmetics)\b/i, 'makeup'],
  [/\b(hair ?care|hair)\b/i, 'hair'],
  [/\b(soaps?|body wash|shaving|oral care|personal care)\b/i, 'soap'],
  [/\b(skin ?care|beauty)\b/i, 'skincare'],
  [/\b(whiske?y|wines?|spirits|beers?|liquor|alcohol)\b/i, 'spirits'],
  [/\b(coffee|teas?|beverages|drinks)\b/i, 'drink'],
  [/\b(food|grocer(y|ies)|snacks|pantry|chocolate|dairy|bakery)\b/i, 'food'],
  [/\b(books?|fiction|comics|literature|e-?books)\b/i, 'book'],
  [/\b(baby|nursery|infants?)\b/i, 'baby'],
  [/\b(toys?|games|puzzles|kids)\b/i, 'toy'],
  [/\b(pets?|dogs?|cats?|aquarium)\b/i, 'pet'],
  [/\b(cycling|bikes?|bicycles?)\b/i, 'cycling'],
  [/\b(camping|hiking|outdoors?|fishing|climbing)\b/i, 'outdoors'],
  [/\b(fitness|gym|sports?|exercise|yoga)\b/i, 'fitness'],
  [/\b(musical instruments?|guitars?|music)\b/i, 'music'],
  [/\b(stationery|office supplies|cards|art supplies|paper|crafts?)\b/i, 'stationery'],
  [/\b(party|costumes?|halloween|christmas)\b/i, 'party'],
  [/\b(health|wellness|vitamins|supplements|medical|pharmacy|orthop[a-z]*)\b/i, 'health'],
  [/\b(clothing|apparel|fashion|men|women|menswear|womenswear|tops|dresses|jackets|pants|trousers|shirts)\b/i, 'clothing'],
  [/\b(garden)\b/i, 'garden'],
  [/\b(home|living|interior|kitchen)\b/i, 'decor'],
  [/\b(services?|software|apps?|courses?|travel|tickets|subscriptions?)\b/i, 'service'],
]
