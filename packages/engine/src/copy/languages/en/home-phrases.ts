import { type GroupPhrases } from '../phrasebook.ts'

/** English phrases for things of kitchen, house and garden. */
export const homePhrases = {
  drinkware: {
    benefit: [
      ['First sip of the day', 'Some sips deserve a proper pause. Have yours with {the}.'],
      ['Pour. Sip. Breathe.', 'Fill {the}, find a quiet corner, and let the day wait a little.'],
      ['Coffee first. Then the world.', 'Ten quiet minutes before anybody wants anything. Spend them with {the}.'],
    ],
    problem: [
      ['Chipped, stained, mismatched?', 'That cupboard has had a long run. Make room for {the}.'],
      ['Cupboard full, nothing to love?', 'Every cupboard has one that everybody reaches for. Here it {is}: {the}.'],
    ],
    question: [
      ['What are you pouring?', 'Coffee at eight, tea at four, cocoa if it rains. Fill {the}.'],
      ['Who gets the good cup?', 'Put {the} on the shelf and see who reaches for {it} first.'],
    ],
    howTo: [
      ['How to slow down a morning', 'Boil, pour, put the phone away. {The} take{s} it from there.'],
      ['How to take a real break', 'Step one: fill {the}. Step two: sit down. There is no step three.'],
    ],
  },
  cookware: {
    benefit: [
      ['Onions first', 'Butter, heat, that sound. Then {the} {has} the evening.'],
      ['Tuesday dinner, Sunday roast', 'One stays on the stove for both: {the}.'],
      ['Leave it on the stove', 'Some things never make it back into the cupboard. Next: {the}.'],
    ],
    problem: [
      ['Drawer full, nothing works?', 'Keep the few you cook with. Start with {the}.'],
      ['Ordering in again?', 'Eggs, greens, ten minutes. Put {the} on the heat instead.'],
    ],
    question: [
      ['What are you making tonight?', 'Pancakes, curry, whatever the fridge allows. Start with {the}.'],
      ['Sunday roast or quick fry?', 'Either way, keep {the} within reach.'],
    ],
    howTo: [
      ['How to love weeknights', 'Pick one dish, cook it often, make it yours. {The} can be where it starts.'],
      ['How to cook with joy', 'Music on, one good knife, and {the}.'],
    ],
  },
  tableware: {
    benefit: [
      ['Set a table worth staying at', 'Bring out {the} and let the evening run long.'],
      ['For every day and guests', 'Tuesday pasta or a full table: {the} {goes} out for both.'],
      ['Good food, well served', 'You did the cooking. Let {the} do the presenting.'],
    ],
    problem: [
      ['Nothing on the table matches?', 'Start again with one thing you like. Start with {the}.'],
      ['Guests coming, table bare?', 'Set out {the} and the hard part is done.'],
    ],
    question: [
      ['Who is coming to dinner?', 'Friends, family, or just you: set the table with {the}.'],
      ['Saving it for guests?', 'Use the good things today. {The} {is} made for the table, not the cupboard.'],
    ],
    howTo: [
      ['How to set an easy table', 'Candles, something green, and {the}. Done.'],
      ['How to make Tuesday feel big', 'Light a candle, turn off the news, and serve on {the}.'],
    ],
  },
  appliance: {
    benefit: [
      ['Less waiting, more eating', 'Hand one job in the kitchen to {the}.'],
      ['Counter crew', 'Somebody has to do it before coffee. Let it be {the}.'],
      ['Breakfast to midnight', 'First toast, last snack, everything between. {The} stay{s} on the counter.'],
    ],
    problem: [
      ['Kitchen running behind?', 'Hand one task to {the} and take the rest as it comes.'],
      ['Old one on its last legs?', 'You have heard the noise. Next in line: {the}.'],
    ],
    question: [
      ['What would you make first?', 'Something that smells good through the whole flat. Start it with {the}.'],
      ['Room on the counter?', 'Move the fruit bowl. Put {the} there.'],
    ],
    howTo: [
      ['How to win back the kitchen', 'Plan one meal, prep it once, and let {the} do {its} part.'],
      ['How to make mornings easier', 'Set things out the night before and leave the rest to {the}.'],
    ],
  },
  furniture: {
    benefit: [
      ['Where everyone ends up', 'Every room has one place people drift to. Make it {the}.'],
      ['The first thing you see', 'Walk in, drop the bag, exhale. {The} set{s} the tone.'],
      ['Stay for one more', 'The talk gets good after eleven. Give it a place: {the}.'],
    ],
    problem: [
      ['Room feel unfinished?', 'One thing is missing, and you have been walking around it. Try {the}.'],
      ['Empty corner at home?', 'You know the one. Put {the} there.'],
    ],
    question: [
      ['Where would you put it?', 'Under the window, by the bare wall, in the hall. Find a spot for {the}.'],
      ['Ready to rearrange?', 'Move the plants, measure the wall. The rest is {the}.'],
    ],
    howTo: [
      ['How to start a room', 'Choose one piece you love, then add slowly. {The} {is} a good first step.'],
      ['How to make it feel like home', 'Begin with what you use each day. Begin with {the}.'],
    ],
  },
  storage: {
    benefit: [
      ['A place for everything', 'Put it away once, find it again. Start with {the}.'],
      ['Clear floor, clear head', 'Give the clutter an address: {the}.'],
      ['Tidy without trying', 'Keys here, letters there, floor free. That takes {the}.'],
    ],
    problem: [
      ['Clutter winning?', 'Give it somewhere to go. {The} {is} a start.'],
      ['Where did you put it?', 'Things wander when they have no home. Give them {the}.'],
    ],
    question: [
      ['What would you tidy first?', 'Books, toys, shoes, the pile by the door? {The} can take {its} share.'],
      ['Ready to clear the floor?', 'Find a wall and measure it. Then bring in {the}.'],
    ],
    howTo: [
      ['How to tidy a room for good', 'Sort, let go, and store the rest. {The} {is} there for step three.'],
      ['How to calm a busy room', 'Hide half, show half. {The} make{s} a start.'],
    ],
  },
  lighting: {
    benefit: [
      ['Light sets the mood', 'Switch off the big light. {The} can take the evening from here.'],
      ['Same room, better evening', 'Low light, long shadows, nowhere to be. Switch on {the}.'],
      ['Good evenings, on cue', 'Dinner, a book, a long talk: bring {the} to the scene.'],
    ],
    problem: [
      ['Still using the big light?', 'One harsh bulb flattens any room. Switch on {the} instead.'],
      ['That one dark corner?', 'Every home has a spot the light forgets. Put {the} there.'],
    ],
    question: [
      ['Bright or soft tonight?', 'Layer your light and you can choose. Begin with {the}.'],
      ['What would you light up?', 'The reading chair, the hallway, the far end of the table. Switch on {the}.'],
    ],
    howTo: [
      ['How to layer light', 'One for the room, one for the task, one for the mood. {The} can be one of them.'],
      ['How to warm up a room', 'Lower the lights, add a glow at eye level, and try {the}.'],
    ],
  },
  bedding: {
    benefit: [
      ['The quiet part of the day', 'Lights out, phone away. {The} {is} waiting.'],
      ['Bed, made better', 'A third of life happens here. Make the bed with {the}.'],
      ['Slow mornings welcome', 'Stay under a little longer with {the}.'],
    ],
    problem: [
      ['Bed looking tired?', 'It works every night of the year. Give it {the}.'],
      ['Dreading laundry day?', 'One set on the bed, one on the line. Add {the}.'],
    ],
    question: [
      ['Snooze or get up?', 'With {the} on the bed, nobody will blame you.'],
      ['When did you last change it?', 'Not the sheets. The whole bed. Begin with {the}.'],
    ],
    howTo: [
      ['How to make a bed inviting', 'Smooth, fold, layer. {The} {does} {its} part.'],
      ['How to end the day well', 'Dim the lights, open a window, and turn in with {the}.'],
    ],
  },
  bath: {
    benefit: [
      ['Turn a shower into a pause', 'Steam, quiet, and {the} within reach.'],
      ['Seven in the morning', 'Water running, eyes half open. {The} within reach.'],
      ['Steam on the mirror', 'Warm tiles, no hurry, door closed. Add {the}.'],
    ],
    problem: [
      ['Bathroom stuck in the past?', 'You do not need a renovation. Start with {the}.'],
      ['Rushed mornings?', 'Lock the door, run the water, take five. With {the}.'],
    ],
    question: [
      ['Bath or shower?', 'Either way, keep {the} within reach.'],
      ['What would you change first?', 'If it is the bathroom, begin with {the}.'],
    ],
    howTo: [
      ['How to make a spa of it', 'Warm water, low light, no phone, and {the}.'],
      ['How to refresh a bathroom', 'Clear the shelf, put back half, add {the}.'],
    ],
  },
  decor: {
    benefit: [
      ['The corner nobody looks at', 'Until now. Put {the} there.'],
      ['Small change, whole room', 'No paint, no new floor, no lost weekend. Just {the}.'],
      ['Home, a little more you', 'Put {the} where you will see {it} every day.'],
    ],
    problem: [
      ['Something missing in here?', 'A bare spot is an open invitation. Answer it with {the}.'],
      ['Walls a bit bare?', 'Rooms feel finished one thing at a time. Next: {the}.'],
    ],
    question: [
      ['Where would it live?', 'Shelf, sill, table, wall? Find a spot for {the}.'],
      ['Does your home look like you?', 'Add one thing you chose for no other reason: {the}.'],
    ],
    howTo: [
      ['How to finish a room', 'Group, layer, leave some air. {The} can be the last piece.'],
      ['How to style a shelf', 'Tall at the back, small in front, and {the} where the eye lands.'],
    ],
  },
  climate: {
    benefit: [
      ['Open door, easy breath', 'Pick the room you live in most. Put {the} there.'],
      ['Your room, your weather', 'Outside does what it wants. Inside, switch on {the}.'],
      ['Settle in comfortably', 'Close the window, open a book, switch on {the}.'],
    ],
    problem: [
      ['Room never quite right?', 'Too warm at noon, too cold by nine. Switch on {the}.'],
      ['Stuffy in here?', 'Open the window. Then switch on {the}.'],
    ],
    question: [
      ['How does your room feel?', 'If the answer starts with a sigh, switch on {the}.'],
      ['Bedroom or home office?', 'Pick the room you use most and picture {the} in it.'],
    ],
    howTo: [
      ['How to feel better at home', 'Open the curtains, move the chair, and add {the}.'],
      ['How to choose for your room', 'Measure the space, note the sockets, then place {the}.'],
    ],
  },
  cleaning: {
    benefit: [
      ['Clean home, quiet evening', 'Twenty minutes, then the sofa. Start with {the}.'],
      ['Chores, shortened', 'Nobody dreams of housework. Hand some of it to {the}.'],
      ['Spotless is a good mood', 'Open the windows, put on music, and get going with {the}.'],
    ],
    problem: [
      ['Crumbs, dust, repeat?', 'The mess will be back. So {is} {the}.'],
      ['Saturday lost to cleaning?', 'Take some of it back with {the}.'],
    ],
    question: [
      ['Which chore can wait no more?', 'You know the one. Tackle it with {the}.'],
      ['Guests in half an hour?', 'Deep breath. Then {the}.'],
    ],
    howTo: [
      ['How to clean room by room', 'Top to bottom, back to door. {The} come{s} along.'],
      ['How to keep on top of it', 'A little every day beats one long Saturday. Keep {the} handy.'],
    ],
  },
  garden: {
    benefit: [
      ['Outside is calling', 'Open the back door and put {the} to work.'],
      ['Your patch, your rules', 'Balcony, yard or garden: {the} {is} ready for it.'],
      ['Long evenings outdoors', 'Good weather should not be wasted. Bring out {the}.'],
    ],
    problem: [
      ['Garden getting away from you?', 'One afternoon and {the} can be a beginning.'],
      ['Yard work piling up?', 'Start with the part you see from the window. And with {the}.'],
    ],
    question: [
      ['What will you do out there?', 'Dig, water, nap, repeat. Bring {the}.'],
      ['Got an hour of daylight?', 'That is enough to get started with {the}.'],
    ],
    howTo: [
      ['How to enjoy your garden', 'Do a little, sit a lot. {The} help{s} with one of them.'],
      ['How to start the season', 'Clear, plan, plant. Keep {the} close.'],
    ],
  },
  tools: {
    benefit: [
      ['Shelf up by noon', 'Pencil behind the ear, coffee on the sill, {the} in hand.'],
      ['Fix it yourself', 'There is a quiet pride in a job well done. Start with {the}.'],
      ['The squeaky door is next', 'Then the shelf, then the fence. Keep {the} where you can reach {it}.'],
    ],
    problem: [
      ['That repair still waiting?', 'Cross it off the list this weekend, with {the}.'],
      ['Making do with the wrong one?', 'A coin is no screwdriver. Pick up {the}.'],
    ],
    question: [
      ['What will you build next?', 'A shelf, a gift, a fix? Put {the} to work.'],
      ['Missing from your toolbox?', 'There is a gap between the hammer and the tape. Fill it with {the}.'],
    ],
    howTo: [
      ['How to finish what you start', 'Measure, prepare, take your time. And have {the} at hand.'],
      ['How to tackle the list', 'Smallest job first. {The} {is} there for the rest.'],
    ],
  },
  car: {
    benefit: [
      ['Look after your ride', 'It gets you there in any weather. Give it {the}.'],
      ['Made for the road', 'Full tank, good playlist, and {the}.'],
      ['Ready when you drive', 'Seat back, mirror set, {the} in place.'],
    ],
    problem: [
      ['Parked outside all year?', 'Sun, dust, rain and birds do not take days off. Answer with {the}.'],
      ['Car need some attention?', 'It gets you everywhere. Start giving back with {the}.'],
    ],
    question: [
      ['Where to next?', 'School run or road trip, take {the}.'],
      ['Does it fit your car?', 'Check the year and the model. Then fit {the}.'],
    ],
    howTo: [
      ['How to keep it looking good', 'Wash, dry, protect. {The} belong{s} to the routine.'],
      ['How to prepare for a trip', 'Plan the route, pack light, and have {the} on board.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
