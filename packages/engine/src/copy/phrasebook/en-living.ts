import { type GroupPhrases } from './phrasebook.ts'

/** English phrases for what people wear, care with, eat, play and go out with. */
export const livingPhrases = {
  bag: {
    benefit: [
      ['Pack up and go', 'Keys, wallet, plans. {The} carr{ies} the rest.'],
      ['Carry what you need', 'Workday or weekend: take {the} along.'],
      ['Ready to leave?', 'Good trips start at the door, with {the}.'],
    ],
    problem: [
      ['Digging for your keys?', 'Travel with a little more order. Take a look at {the}.'],
      ['Packing at the last minute?', 'It happens to all of us. {The} {is} up for it.'],
    ],
    question: [
      ['Where to next?', 'Office, airport, somewhere with a view? Bring {the}.'],
      ['What do you carry?', 'Lay it all out, then think of {the}.'],
    ],
    howTo: [
      ['How to pack light', 'Lay it out, put half back, close {the}.'],
      ['How to travel with ease', 'Fewer things, better chosen. {The} among them.'],
    ],
  },
  footwear: {
    benefit: [
      ['Every step counts', 'Short walk or long day: lace up, slip on, and go with {the}.'],
      ['Step out in them', 'Good days start at the door. Start yours in {the}.'],
      ['From door to anywhere', 'Errands, office, weekend: {the} can come along.'],
    ],
    problem: [
      ['Same old pair again?', 'They have done their miles. Take a look at {the}.'],
      ['Nothing by the door fits?', 'Outfit sorted, shoes not? See {the}.'],
    ],
    question: [
      ['Where will they take you?', 'Around the corner or across town, in {the}.'],
      ['Dressed from the shoes up?', 'Some outfits start on the floor. Start with {the}.'],
    ],
    howTo: [
      ['How to finish an outfit', 'Choose the shoes first. Choose {the}.'],
      ['How to walk more', 'Leave earlier, take the long way, wear {the}.'],
    ],
  },
  clothing: {
    benefit: [
      ['Wear it your way', 'Dress {it} up, dress {it} down, keep {the} in the rotation.'],
      ['Get dressed in a minute', 'Some mornings need an easy answer. Reach for {the}.'],
      ['Your day, well dressed', 'Wherever today goes, {the} can go too.'],
    ],
    problem: [
      ['Full wardrobe, no outfit?', 'One good piece can bring it together. Try {the}.'],
      ['Wearing the same thing?', 'Give the rest of the wardrobe some company: {the}.'],
    ],
    question: [
      ['What are you wearing today?', 'Something you like, we hope. Have a look at {the}.'],
      ['What would you pair it with?', 'Think of what you own, then add {the}.'],
    ],
    howTo: [
      ['How to wear it on repeat', 'Layer, swap, roll a sleeve. {The} keep{s} up.'],
      ['How to build an outfit', 'Start with one piece, add two things you own. Start with {the}.'],
    ],
  },
  sportswear: {
    benefit: [
      ['Dressed to move', 'Early run or evening stretch: pull on {the} and go.'],
      ['Show up, suit up', 'Half of it is getting dressed. {The} help{s} with that half.'],
      ['Move how you like', 'Fast, slow, just for fun. Do it in {the}.'],
    ],
    problem: [
      ['Motivation on pause?', 'Lay {the} out tonight and see what tomorrow does.'],
      ['Gym bag needs an update?', 'Start with what you wear most. Take a look at {the}.'],
    ],
    question: [
      ['What moves you?', 'Run, ride, stretch, dance? Dress for it with {the}.'],
      ['Early bird or night owl?', 'Whenever you train, {the} can be ready by the door.'],
    ],
    howTo: [
      ['How to keep a habit', 'Same time, same place, {the} laid out the night before.'],
      ['How to get out the door', 'Dress first, decide later. Begin with {the}.'],
    ],
  },
  jewelry: {
    benefit: [
      ['A little something', 'Small enough for every day, and seen all the same: {the}.'],
      ['Worn close, kept long', 'Some things stay with you. {The} could be one.'],
      ['The detail people notice', 'Keep the outfit simple and let {the} speak.'],
    ],
    problem: [
      ['Outfit missing something?', 'It is often the smallest piece. Take a look at {the}.'],
      ['Stuck for a present?', 'Something they can wear and keep: {the}.'],
    ],
    question: [
      ['Gift or keep?', 'You may want {the} for yourself.'],
      ['Layered or on its own?', 'However you wear yours, there is room for {the}.'],
    ],
    howTo: [
      ['How to wear less, better', 'Take two things off, leave one on: {the}.'],
      ['How to mark a moment', 'Choose something that lasts beyond the day. {The}, perhaps.'],
    ],
  },
  skincare: {
    benefit: [
      ['A moment for your skin', 'Two quiet minutes, morning or night, with {the}.'],
      ['Your routine, kept simple', 'Fewer steps, done daily. Make {the} one of them.'],
      ['Start and end with care', 'Before the day and after it, reach for {the}.'],
    ],
    problem: [
      ['Shelf full, routine gone?', 'Go back to a few things you like using. {The}, for a start.'],
      ['Always in a rush?', 'Claim two minutes at the mirror, with {the}.'],
    ],
    question: [
      ['Morning or night routine?', 'Find out where {the} fit{s} into yours.'],
      ['What is on your shelf?', 'Read the labels, keep the ones you trust, and get to know {the}.'],
    ],
    howTo: [
      ['How to keep it simple', 'Cleanse, care, done. See where {the} come{s} in.'],
      ['How to build a routine', 'One step at a time, every day. Begin with {the}.'],
    ],
  },
  soap: {
    benefit: [
      ['Fresh start, every day', 'Wash the day on or off, with {the}.'],
      ['Lather up', 'Turn the tap, take your time, reach for {the}.'],
      ['Everyday care, done well', 'The daily things deserve a little thought. Like {the}.'],
    ],
    problem: [
      ['Daily routine a bit dull?', 'Change the smallest thing first. Change to {the}.'],
      ['Running low again?', 'Put {the} on the list before the last drop is gone.'],
    ],
    question: [
      ['Morning rinse or night soak?', 'Either way, have {the} by the sink.'],
      ['What is by your sink?', 'Something you look forward to using? Take a look at {the}.'],
    ],
    howTo: [
      ['How to wake up properly', 'Warm water, cold splash, and {the}.'],
      ['How to refresh a routine', 'Swap one thing this week. Start with {the}.'],
    ],
  },
  hair: {
    benefit: [
      ['Hair, handled', 'Less time at the mirror, more time out of it. See {the}.'],
      ['Your hair, your way', 'Up, down, curly, straight: {the} {is} in on it.'],
      ['Good mornings, good hair', 'Give the daily routine {the}.'],
    ],
    problem: [
      ['Having a hat day?', 'Before you reach for the cap, reach for {the}.'],
      ['Mornings too short?', 'Every minute at the mirror counts. Take a look at {the}.'],
    ],
    question: [
      ['Wash day today?', 'Put on some music and get out {the}.'],
      ['Sleek, wavy or wild?', 'Whatever today calls for, keep {the} close.'],
    ],
    howTo: [
      ['How to own wash day', 'Take it slow, section by section, with {the}.'],
      ['How to style in less time', 'Plan it the night before, finish with {the}.'],
    ],
  },
  makeup: {
    benefit: [
      ['Your look, your rules', 'Barely there or all out: play with {the}.'],
      ['One swipe, whole mood', 'Small rituals change a day. {The} {is} one.'],
      ['Made up, your way', 'Five minutes or an hour, have {the} in reach.'],
    ],
    problem: [
      ['Stuck in a makeup rut?', 'Trade one thing in the bag for {the}.'],
      ['Same look since last year?', 'Try a small change. Try {the}.'],
    ],
    question: [
      ['Bold or bare today?', 'Either can start with {the}.'],
      ['What is in your bag?', 'Make room for {the}.'],
    ],
    howTo: [
      ['How to get ready in minutes', 'Pick one feature and stop there. {The} help{s} you choose.'],
      ['How to play with shades', 'Start small, blend, step back. Start with {the}.'],
    ],
  },
  fragrance: {
    benefit: [
      ['Leave a trace', 'A scent says hello before you do. Let it be {the}.'],
      ['A scent to remember', 'Moments come back through the nose. Wear {the} for the next one.'],
      ['The last thing you put on', 'Coat, keys, and {the}.'],
    ],
    problem: [
      ['Looking for your scent?', 'Give it a day on your skin. Try {the}.'],
      ['Wearing the same one for ages?', 'Let a different note in, with {the}.'],
    ],
    question: [
      ['Day scent or night scent?', 'See when you would wear {the}.'],
      ['What do you smell like?', 'On purpose, we mean. Get to know {the}.'],
    ],
    howTo: [
      ['How to find your scent', 'Try one, walk, wait an hour. Start with {the}.'],
      ['How to wear a fragrance', 'Wrists, neck, one spray less than you think. {The}, for example.'],
    ],
  },
  food: {
    benefit: [
      ['Good things to eat', 'Put {the} on the table and watch hands appear.'],
      ['Save me a bite', 'Share {the}, or keep quiet about {it}.'],
      ['Snack, cook, share', 'Keep {the} in the kitchen for whenever the moment comes.'],
    ],
    problem: [
      ['What is for dinner?', 'Start with something you like to eat. Start with {the}.'],
      ['Cupboard looking bare?', 'Put {the} on the list.'],
    ],
    question: [
      ['Share it or keep it?', 'We will not tell anyone about {the}.'],
      ['Hungry yet?', 'Set the table, or do not. {The} {is} good company either way.'],
    ],
    howTo: [
      ['How to make a meal of it', 'Good bread, good friends, and {the}.'],
      ['How to fill the pantry well', 'Buy less, buy what you finish. {The}, say.'],
    ],
  },
  pantry: {
    benefit: [
      ['Good cooking starts here', 'Open the cupboard, reach for {the}, see where dinner goes.'],
      ['A kitchen staple', 'Breakfast, lunch or something for later: keep {the} on hand.'],
      ['Always in the kitchen', 'Some things belong on every shopping list. {The}, for one.'],
    ],
    problem: [
      ['Running low?', 'Put {the} on the list before you need {it}.'],
      ['Nothing to cook with?', 'A good meal starts with the basics. Start with {the}.'],
    ],
    question: [
      ['What are you cooking?', 'Old recipe or a first try, keep {the} close.'],
      ['What is on your list?', 'Bread, fruit, and {the}.'],
    ],
    howTo: [
      ['How to keep it simple', 'A short list, a hot stove, and {the}.'],
      ['How to stock a kitchen', 'Buy what you cook with every week. {The}, say.'],
    ],
  },
  drink: {
    benefit: [
      ['Time for a cup', 'Stop, pour, sip. The afternoon can wait for {the}.'],
      ['Put the kettle on', 'Call a friend, clear the table, and open {the}.'],
      ['A break worth taking', 'Some pauses only need a chair, a window and {the}.'],
    ],
    problem: [
      ['Afternoon dragging on?', 'Get up, stretch, and make time for {the}.'],
      ['Same cup every day?', 'Change what is in it: {the}.'],
    ],
    question: [
      ['How do you take yours?', 'Strong, iced, with a biscuit on the side? Try it with {the}.'],
      ['Thirsty for something else?', 'Have a look at {the}.'],
    ],
    howTo: [
      ['How to take ten minutes', 'Put the phone down, bring {the}, look out of the window.'],
      ['How to start slow', 'Pour first, read later. {The} set{s} the pace.'],
    ],
  },
  spirits: {
    benefit: [
      ['Pour with care', 'A quiet room, a good glass, and {the}.'],
      ['For evenings worth keeping', 'Good company comes first. Then comes {the}.'],
      ['Raise a glass', 'To long talks and old friends, with {the}.'],
    ],
    problem: [
      ['Stuck for a host gift?', 'Bring something to open together: {the}.'],
      ['Bar cart missing a bottle?', 'There is room for {the}.'],
    ],
    question: [
      ['Neat or on ice?', 'However you take yours, see {the}.'],
      ['What shall we open?', 'When the table is set, think of {the}.'],
    ],
    howTo: [
      ['How to taste slowly', 'Look, nose, sip, wait. Take your time with {the}.'],
      ['How to stock a small bar', 'One bottle at a time, chosen with care. {The}, perhaps.'],
    ],
  },
  book: {
    benefit: [
      ['Your next chapter', 'Find a chair, open {the}, lose track of time.'],
      ['One more page', 'Bedtime can wait a little. Start {the} tonight.'],
      ['Read it, pass it on', 'Some stories want company. Open {the}.'],
    ],
    problem: [
      ['Scrolling again?', 'Swap the feed for a page. Swap it for {the}.'],
      ['Nothing left to read?', 'Put {the} on the pile, then on top of it.'],
    ],
    question: [
      ['What are you reading?', 'If the answer is nothing yet, take a look at {the}.'],
      ['Sofa, train or bed?', 'Wherever you read, bring {the}.'],
    ],
    howTo: [
      ['How to read more', 'Keep {the} by the bed and the phone in the other room.'],
      ['How to spend a rainy day', 'Blanket, tea, and {the}.'],
    ],
  },
  toy: {
    benefit: [
      ['Let them play', 'Clear the floor and bring out {the}.'],
      ['Playtime, sorted', 'Rainy day or long weekend: {the} {is} in.'],
      ['Big fun, small hands', 'Imagination does most of the work. {The} start{s} it off.'],
    ],
    problem: [
      ['Bored already?', 'It is only Saturday morning. Bring out {the}.'],
      ['Too much screen time?', 'Here is something to hold instead: {the}.'],
    ],
    question: [
      ['Ready to play?', 'Grown-ups allowed. Get out {the}.'],
      ['Who wants a turn?', 'Everyone, probably. Take a look at {the}.'],
    ],
    howTo: [
      ['How to win a rainy day', 'Blankets on the floor, snacks in reach, and {the}.'],
      ['How to make a birthday', 'Cake, candles, friends, and {the} in the wrapping.'],
    ],
  },
  baby: {
    benefit: [
      ['For tiny days', 'Little ones, long days. {The} {is} there to help.'],
      ['Small hands, big days', 'The everyday with a baby, made a bit simpler with {the}.'],
      ['Ready for little ones', 'Bath, nap, stroll, repeat. Keep {the} close.'],
    ],
    problem: [
      ['Hands always full?', 'With a little one they are. Take a look at {the}.'],
      ['Bath time battles?', 'Some days everything is a struggle. See if {the} help{s}.'],
    ],
    question: [
      ['What is still on the list?', 'Tick one thing off with {the}.'],
      ['Shopping for a baby shower?', 'Something they can put to use: {the}.'],
    ],
    howTo: [
      ['How to keep it calm', 'Short routines, few things, {the} within reach.'],
      ['How to pack for a baby', 'Spare clothes, snacks, patience, and {the}.'],
    ],
  },
  pet: {
    benefit: [
      ['For your furry friend', 'They ask for so little. Get them {the}.'],
      ['Tails will tell', 'Put {the} down and see who comes running.'],
      ['Good days for good pets', 'Walks, naps, dinner. {The} {is} part of it.'],
    ],
    problem: [
      ['Sofa taken again?', 'Offer something else: {the}.'],
      ['Begging eyes at home?', 'You know that look. Answer it with {the}.'],
    ],
    question: [
      ['Who is a good one?', 'You know who. Get them {the}.'],
      ['Walk, nap or play?', 'All three, please. Add {the}.'],
    ],
    howTo: [
      ['How to spoil them a little', 'Time, a long walk, and {the}.'],
      ['How to make them at home', 'A quiet corner, a routine, and {the}.'],
    ],
  },
  fitness: {
    benefit: [
      ['Train where you are', 'No commute, no queue. Just you and {the}.'],
      ['Make it a habit', 'A little today, a little tomorrow. Keep {the} in sight.'],
      ['Game face on', 'Warm up, breathe, and get going with {the}.'],
    ],
    problem: [
      ['No time for the gym?', 'Start with ten minutes where you are, and {the}.'],
      ['Motivation gone missing?', 'Make the first step small. Put {the} where you see {it}.'],
    ],
    question: [
      ['What is your next goal?', 'Write it down, then pick up {the}.'],
      ['Ready to move?', 'Shoes on, music up, {the} out.'],
    ],
    howTo: [
      ['How to keep going', 'Same time each day, one small step more, with {the}.'],
      ['How to start from scratch', 'Begin easy, rest well, and use {the}.'],
    ],
  },
  cycling: {
    benefit: [
      ['Take the long way', 'Two wheels, no hurry, and {the}.'],
      ['Ride more', 'To work, to the bakery, to nowhere in particular: take {the}.'],
      ['Out for a ride', 'Fresh air and a bit of road. Bring {the}.'],
    ],
    problem: [
      ['Stuck in traffic?', 'There is another way to get around. See {the}.'],
      ['Bike gathering dust?', 'Get back on the road, with {the}.'],
    ],
    question: [
      ['Where will you ride?', 'Hills, canal, city? Take {the} along.'],
      ['Ready to roll?', 'Fill the bottle, pick a route, take {the}.'],
    ],
    howTo: [
      ['How to ride to work', 'Plan the route, pack light, have {the} with you.'],
      ['How to love a longer ride', 'Start early, stop for coffee, bring {the}.'],
    ],
  },
  outdoors: {
    benefit: [
      ['Get out there', 'Pack light, leave early, bring {the}.'],
      ['Fresh air, on the list', 'Woods, lake or park bench: {the} {is} up for it.'],
      ['For days outside', 'Leave the plans open and take {the}.'],
    ],
    problem: [
      ['Too long indoors?', 'The door is right there. So {is} {the}.'],
      ['Forgot something again?', 'Start the packing list with {the}.'],
    ],
    question: [
      ['Where are you headed?', 'Trail, beach, backyard? Take {the}.'],
      ['What is in your pack?', 'Keep it light, and keep room for {the}.'],
    ],
    howTo: [
      ['How to pack for a weekend', 'Warm layer, good snacks, {the}.'],
      ['How to get outside more', 'Pick a day, pick a place, pack {the}.'],
    ],
  },
  stationery: {
    benefit: [
      ['Put it on paper', 'Some thoughts deserve ink. Begin with {the}.'],
      ['Say it in writing', 'A few words, kept for years. Start with {the}.'],
      ['For thoughts worth keeping', 'Slow down a little, with {the}.'],
    ],
    problem: [
      ['Never know what to write?', 'Start with a name. {The} {is} a good excuse.'],
      ['Desk drawer chaos?', 'Keep the few things you like to use. {The}, for one.'],
    ],
    question: [
      ['Who is it for?', 'Think of one person, then think of {the}.'],
      ['What is on your mind?', 'Get it out of your head, with {the}.'],
    ],
    howTo: [
      ['How to say it nicely', 'Be brief, be kind, and send it with {the}.'],
      ['How to start a page', 'Any word will do. {The} {is} a patient partner.'],
    ],
  },
  party: {
    benefit: [
      ['Get the party started', 'Music, snacks, people, and {the}.'],
      ['Dress the occasion', 'A party is in the details. Bring {the}.'],
      ['Make it a night', 'The photos will be worth it. Take a look at {the}.'],
    ],
    problem: [
      ['Party soon, no plan?', 'Start with one fun idea: {the}.'],
      ['Nothing to wear to it?', 'Half the fun is the look. See {the}.'],
    ],
    question: [
      ['What are we celebrating?', 'Any reason will do. Bring {the}.'],
      ['Who is on the list?', 'Send the invitations, then get {the}.'],
    ],
    howTo: [
      ['How to throw a good party', 'Fewer rules, more music, and {the}.'],
      ['How to steal the show', 'Pick a theme, go all in, and use {the}.'],
    ],
  },
  health: {
    benefit: [
      ['Look after yourself', 'Small daily things matter. See where {the} fit{s} in.'],
      ['Everyday, taken care of', 'Keep {the} where you will remember {it}.'],
      ['Make time for you', 'Your day is full. Save a corner of it for {the}.'],
    ],
    problem: [
      ['Always the last on the list?', 'Put yourself a little higher. Look into {the}.'],
      ['Keep meaning to get one?', 'Here {is} {the}. Read up on the details first.'],
    ],
    question: [
      ['What does your day need?', 'Read about {the} and decide for yourself.'],
      ['Part of your routine?', 'See how {the} would fit your day.'],
    ],
    howTo: [
      ['How to keep a routine', 'Same place, same time, every day. Put {the} there.'],
      ['How to choose well', 'Read the label, ask someone you trust, and look at {the}.'],
    ],
  },
  general: {
    benefit: [
      ['Found something good', 'Good finds are worth sharing. This one: {the}.'],
      ['A closer look pays off', 'Take a minute for {the}.'],
      ['For the everyday', 'Small things make up a day. Let {the} be one of them.'],
    ],
    problem: [
      ['Still searching?', 'Give your thumbs a rest and look at {the}.'],
      ['Too many choices?', 'Look at one thing properly. Look at {the}.'],
    ],
    question: [
      ['Seen this yet?', 'Take a look at {the} and make up your own mind.'],
      ['Treat or gift?', 'You decide who gets {the}.'],
    ],
    howTo: [
      ['How to choose well', 'Look closely, read the details, then decide. Start with {the}.'],
      ['How to find a good one', 'Know what you need, then compare. Begin with {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
