import { type GroupPhrases } from '../phrasebook.ts'

/** English phrases for what people wear, care with, eat, play and go out with. */
export const livingPhrases = {
  bag: {
    benefit: [
      ['Pack up and go', 'Keys, wallet, plans. {The} carr{ies} the rest.'],
      ['Carry what you need', 'Workday or weekend: take {the} along.'],
      ['Ready to leave?', 'Good trips start at the door, with {the}.'],
    ],
    problem: [
      ['Digging for your keys?', 'Third stair, dark hallway, both hands full. There {is} {the}.'],
      ['Packing at the last minute?', 'It happens to all of us. {The} {is} up for it.'],
    ],
    question: [
      ['Where to next?', 'Office, airport, somewhere with a view? Bring {the}.'],
      ['What do you carry?', 'Laptop, lunch, a book you may not open. In they go, into {the}.'],
    ],
    howTo: [
      ['How to pack light', 'Lay it out, put half back, close {the}.'],
      ['How to travel with ease', 'Fewer things, better chosen. {The} among them.'],
    ],
  },
  footwear: {
    benefit: [
      ['One stop early, on foot', 'Get off the train, take the park. In {the}.'],
      ['By the door, first thing', 'Keys, coat, {the}. Gone.'],
      ['From door to anywhere', 'Errands, office, weekend: {the} can come along.'],
    ],
    problem: [
      ['Same old pair again?', 'They have done their miles. Next at the door: {the}.'],
      ['Nothing by the door fits?', 'Outfit sorted, feet not. Step into {the}.'],
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
      ['Get dressed in a minute', 'Seven minutes, one coffee, {the} on. Out.'],
      ['First thing off the hanger', 'You know which one it will be. Hang {the} in front.'],
    ],
    problem: [
      ['Full wardrobe, no outfit?', 'One good piece can bring it together. Try {the}.'],
      ['Wearing the same thing?', 'Give the rest of the wardrobe some company: {the}.'],
    ],
    question: [
      ['What are you wearing today?', 'Not the same as yesterday. Put on {the}.'],
      ['What would you pair it with?', 'Boots, sneakers, nothing at all. Begin with {the}.'],
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
      ['Gym bag needs an update?', 'Start with what you wear most. Pack {the}.'],
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
      ['Put it on, leave it on', 'Monday, Saturday, the big day. {The} can stay.'],
      ['Worn close, kept long', 'Some things stay with you. {The} could be one.'],
      ['The detail people notice', 'Keep the outfit simple and let {the} speak.'],
    ],
    problem: [
      ['Outfit missing something?', 'It is often the smallest piece. Put on {the}.'],
      ['Stuck for a present?', 'Something they can wear and keep: {the}.'],
    ],
    question: [
      ['Gift or keep?', 'You may want {the} for yourself.'],
      ['Layered or on its own?', 'However you wear yours, there is room for {the}.'],
    ],
    howTo: [
      ['How to wear less, better', 'Take two things off, leave one on: {the}.'],
      ['How to mark a moment', 'Choose something for the days after, too: {the}.'],
    ],
  },
  skincare: {
    benefit: [
      ['Two minutes, door closed', 'No phone, no hurry, just the mirror and {the}.'],
      ['Your routine, kept simple', 'Fewer steps, done daily. Make {the} one of them.'],
      ['Start and end with care', 'Before the day and after it, reach for {the}.'],
    ],
    problem: [
      ['Shelf full, routine gone?', 'Clear it, keep three. Make {the} one of them.'],
      ['Always in a rush?', 'Claim two minutes at the mirror, with {the}.'],
    ],
    question: [
      ['Morning or night routine?', 'Before the coffee or after the film. Make room for {the}.'],
      ['What is on your shelf?', 'Keep the ones you finish. Add {the}.'],
    ],
    howTo: [
      ['How to keep it simple', 'Water, towel, {the}. Done.'],
      ['How to build a routine', 'One step at a time, every day. Begin with {the}.'],
    ],
  },
  soap: {
    benefit: [
      ['Fresh start, every day', 'Wash the day on or off, with {the}.'],
      ['Lather up', 'Turn the tap, take your time, reach for {the}.'],
      ['Ten times a day', 'Hands under the tap, a slow breath, {the}.'],
    ],
    problem: [
      ['Daily routine a bit dull?', 'Change the smallest thing first. Change to {the}.'],
      ['Running low again?', 'Put {the} on the list before the last drop is gone.'],
    ],
    question: [
      ['Morning rinse or night soak?', 'Either way, have {the} by the sink.'],
      ['What is by your sink?', 'Make it something you would notice. Put out {the}.'],
    ],
    howTo: [
      ['How to wake up properly', 'Warm water, cold splash, and {the}.'],
      ['How to refresh a routine', 'Swap one thing this week. Start with {the}.'],
    ],
  },
  hair: {
    benefit: [
      ['Hair, handled', 'Less time at the mirror, more time out of it. Start with {the}.'],
      ['Your hair, your way', 'Up, down, curly, straight: {the} {is} in on it.'],
      ['Good mornings, good hair', 'Give the daily routine {the}.'],
    ],
    problem: [
      ['Having a hat day?', 'Before you reach for the cap, reach for {the}.'],
      ['Mornings too short?', 'Every minute at the mirror counts. Use {the}.'],
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
      ['Day scent or night scent?', 'One for the office, one for after dark. Which {is} {the}?'],
      ['What do you smell like?', 'On purpose, we mean. Try {the}.'],
    ],
    howTo: [
      ['How to find your scent', 'Try one, walk, wait an hour. Start with {the}.'],
      ['How to wear a fragrance', 'Wrists, neck, one spray less than you think. Begin with {the}.'],
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
      ['How to fill the pantry well', 'Buy less, buy what you finish. Start with {the}.'],
    ],
  },
  pantry: {
    benefit: [
      ['Good cooking starts here', 'Open the cupboard, reach for {the}, see where dinner goes.'],
      ['A kitchen staple', 'Breakfast, lunch or something for later: keep {the} on hand.'],
      ['Always in the kitchen', 'Bread, eggs, {the}. The list writes itself.'],
    ],
    problem: [
      ['Running low?', 'Put {the} on the list before you need {it}.'],
      ['Nothing to cook with?', 'A good meal starts with the basics. Start with {the}.'],
    ],
    question: [
      ['What are you cooking?', 'Old recipe or a first try, keep {the} close.'],
      ['What is on your list?', 'Bread, fruit, and {the}. That is breakfast.'],
    ],
    howTo: [
      ['How to keep it simple', 'A short list, a hot stove, and {the}.'],
      ['How to stock a kitchen', 'Buy what you cook with every week. Add {the}.'],
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
      ['Thirsty for something else?', 'Put the usual back. Open {the}.'],
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
      ['Neat or on ice?', 'However you take yours, open {the}.'],
      ['What shall we open?', 'The table is set, the music is low. Open {the}.'],
    ],
    howTo: [
      ['How to taste slowly', 'Look, nose, sip, wait. Take your time with {the}.'],
      ['How to stock a small bar', 'One bottle at a time. Begin with {the}.'],
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
      ['What are you reading?', 'If the answer is nothing yet, open {the}.'],
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
      ['Who wants a turn?', 'Everyone, all at once. Bring out {the}.'],
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
      ['Hands always full?', 'One for the baby, one for everything else. Keep {the} close.'],
      ['Bath time battles?', 'Splash, squeal, towel, repeat. Bring in {the}.'],
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
      ['Stuck in traffic?', 'Everybody is late, and nobody moves. Roll past with {the}.'],
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
      ['Desk drawer chaos?', 'Keep the few things you like to use. Put {the} on top.'],
    ],
    question: [
      ['Who is it for?', 'Somebody comes to mind. Send {the}.'],
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
      ['Make it a night', 'The photos will be worth it. Bring {the}.'],
    ],
    problem: [
      ['Party soon, no plan?', 'Start with one fun idea: {the}.'],
      ['Nothing to wear to it?', 'Half the fun is the look. Put on {the}.'],
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
      ['Look after yourself', 'Same time, same chair, every day. With {the}.'],
      ['Everyday, taken care of', 'Keep {the} where you will remember {it}.'],
      ['Make time for you', 'Your day is full. Save a corner of it for {the}.'],
    ],
    problem: [
      ['Always the last on the list?', 'Move yourself up one line. Start with {the}.'],
      ['Keep meaning to get one?', 'It has been on the list for a while. Here {is} {the}.'],
    ],
    question: [
      ['What does your day need?', 'Five minutes, the same time, {the}.'],
      ['Part of your routine?', 'Beside the toothbrush, where you see it. Put {the} there.'],
    ],
    howTo: [
      ['How to keep a routine', 'Same place, same time, every day. Put {the} there.'],
      ['How to choose well', 'Read the label, ask someone you trust, then decide on {the}.'],
    ],
  },
  general: {
    benefit: [
      ['Worth the shelf space', 'Things come and go. Keep a place for {the}.'],
      ['The one you end up using', 'Some things stay in the drawer. Not {the}.'],
      ['For an ordinary Tuesday', 'Nothing special planned. Spend it with {the}.'],
    ],
    problem: [
      ['Still searching?', 'Twelve tabs open, thumb tired. Close eleven and keep {the}.'],
      ['Too many choices?', 'Forty open tabs, one good answer: {the}.'],
    ],
    question: [
      ['Yours, or theirs?', 'You could keep {the}. You could also be generous.'],
      ['Treat or gift?', 'Wrap {the} up, or do not tell anybody.'],
    ],
    howTo: [
      ['How to choose', 'Will it still be used on Monday? Then yes: {the}.'],
      ['How to find a good one', 'Write down what you need, cross out the rest. Then try {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
