import { type Phrasebook } from '../phrasebook.ts'

/** English phrases for the occasions of an audience, by the setting a product is used in. They name moments, never people. */
export const englishAudience: Phrasebook['audience'] = {
  students: {
    any: [
      ['Lectures to late nights', 'Long days, short breaks, big plans. Take {the} along.'],
      ['For campus and after', 'Between classes or long after them: {the}.'],
    ],
    home: [
      ['For a room of your own', 'A small room can still feel like home. Start with {the}.'],
      ['First room, first touches', 'Posters are a start. Then comes {the}.'],
    ],
    kitchen: [['For the shared kitchen', 'Flatmates borrow things. Hide {the} well.']],
    desk: [['For long study nights', 'Deadlines come either way. Meet them with {the} on the desk.']],
  },
  'young-professionals': {
    any: [
      ['For days that move fast', 'Work, friends, dinner, repeat. Make room for {the}.'],
      ['Monday to Sunday', 'Busy week, good weekend: {the} {is} in on both.'],
    ],
    home: [['For a first real place', 'Moving boxes are not furniture. Start with {the}.']],
    kitchen: [['Dinner after work', 'Friends at eight, kitchen at seven. Bring out {the}.']],
    wear: [['Desk to dinner', 'No time to change in between? {The} can stay on.']],
  },
  'new-homeowners': {
    any: [
      ['For your first home', 'The keys are in your hand. {The} could come next.'],
      ['Now that it is yours', 'Fill the house slowly, with things you like. Begin with {the}.'],
    ],
    home: [['For your first home', 'Empty rooms, big ideas. Begin with {the}.']],
    kitchen: [['First dinner at home', 'Boxes in the hall, food on the table. And {the}.']],
    wear: [['For paint days and parties', 'There is a house to celebrate. Put on {the}.']],
  },
  families: {
    any: [
      ['For full family days', 'Breakfast to bedtime goes by fast. {The} {is} along for it.'],
      ['Big days, small hands', 'Family life is never dull. Make room for {the}.'],
    ],
    home: [['For homes full of life', 'Forts, homework, movie night. {The} {is} part of the family now.']],
    kitchen: [['Everyone at the table', 'Pass the bread, save a seat, bring out {the}.']],
    wear: [['School run to supper', 'The day has many parts. Wear {the} for all of them.']],
    out: [['Weekends with everyone', 'Pack the snacks, load the car, bring {the}.']],
  },
  moving: {
    any: [
      ['For the next address', 'Boxes, keys, coffee. Then {the}.'],
      ['Fresh start, fresh rooms', 'Leave a few things behind. Take {the} with you.'],
    ],
    home: [['For the next address', 'Measure the rooms first. Then find a spot for {the}.']],
    kitchen: [['First kitchen box to open', 'Label it well. Put {the} on top.']],
  },
  professionals: {
    any: [
      ['The last tab you close', 'Six o’clock, screen off. Time for {the}.'],
      ['For the hours after work', 'The calendar is closed. Now for {the}.'],
    ],
    home: [
      ['Home after a long day', 'Shoes off, calendar closed. {The} {is} waiting.'],
      ['When the laptop closes', 'Last call over, shoes off, socks on the sofa. {The} {is} there.'],
    ],
    kitchen: [
      ['After the last meeting', 'Close the laptop and turn to something real: {the}.'],
      ['The kitchen, not the inbox', 'Laptop shut, kettle on. Reach for {the}.'],
    ],
    wear: [
      ['From desk to dinner', 'Stand-up at nine, a table at eight, no time to go home. Wear {the}.'],
      ['Full calendar, easy outfit', 'Skip the decision. Put on {the}.'],
    ],
    desk: [
      ['For the working day', 'You spend hours there. Give the desk {the}.'],
      ['Home office, sorted', 'Door shut, call muted, coffee hot. Add {the}.'],
    ],
    out: [
      ['When the workday ends', 'Close the laptop, open the door, take {the}.'],
      ['Out of office', 'Set the auto-reply and go, with {the}.'],
    ],
    care: [
      ['Before the first call', 'Give the morning a slow minute, with {the}.'],
      ['After a long day', 'Log off, wind down, reach for {the}.'],
    ],
    play: [['Evening off?', 'Put the phone on silent and bring out {the}.']],
  },
  urban: {
    any: [['City days, handled', 'Stairs, trains, crowds: take {the} through all of it.']],
    home: [['For city apartments', 'Every corner counts in the city. Give one to {the}.']],
    kitchen: [['For small city kitchens', 'Little room, big appetite. Make space for {the}.']],
    wear: [['For city streets', 'Crossings, cafes, last trains. Wear {the}.']],
    care: [['After the city', 'Wash off the noise, with {the}.']],
    out: [['Out in the city', 'Take the side streets and {the}.']],
  },
  suburban: {
    any: [['Weekends close to home', 'Back door open, no plans yet. {The} {is} there.']],
    home: [['The house on a Sunday', 'Nobody in a hurry, {the} in {its} place.']],
    kitchen: [['Porch, kitchen, repeat', 'Friends drop by. Have {the} ready.']],
    wear: [['Around the block and back', 'Errands, park, backyard. Put on {the}.']],
  },
  rural: {
    any: [['For life in the country', 'More sky, less hurry, and {the}.']],
    home: [['For a house in the country', 'Wide views, warm rooms. Bring in {the}.']],
    kitchen: [['For country kitchens', 'Big table, long lunch, and {the}.']],
    wear: [['For fields and lanes', 'Leave the paved part behind, in {the}.']],
    out: [['Where the road ends', 'Go a little further out, with {the}.']],
  },
  'affordable-stylish': {
    any: [
      ['Style, no fuss', 'Easy to like, easy to live with: {the}.'],
      ['Good taste, any Tuesday', 'No occasion needed. Just {the}.'],
    ],
    home: [['Style that feels like home', 'Nothing fussy, nothing forced. Just {the}.']],
    wear: [['Easy style, every day', 'Some pieces ask for nothing. Try {the}.']],
  },
  luxury: { any: [['A considered choice', 'Few things, chosen slowly. One of them: {the}.']] },
  modern: {
    any: [['Keep it modern', 'White wall, clean line, nothing extra. Just {the}.']],
    home: [['For modern rooms', 'Light walls, open space, and {the}.']],
  },
  vintage: {
    any: [['Good old days, today', 'Put {the} beside the things you already love.']],
    home: [['At home with old finds', 'Flea market table, family chair, and {the}.']],
  },
  diy: { any: [['For your next project', 'Roll up your sleeves and start with {the}.']] },
  decorating: {
    any: [
      ['For the room in your head', 'Mood board ready? Add {the}.'],
      ['Pin it, then place it', 'Save the idea, then picture {the} at home.'],
    ],
  },
  furnishing: { any: [['Piece by piece', 'Rooms come together slowly. Next in line: {the}.']] },
  her: { any: [['One for her wish list', 'Birthday, thank-you, no reason at all: {the}.']] },
  him: { any: [['One for his wish list', 'Birthday, thank-you, no reason at all: {the}.']] },
  young: { any: [['One for the group chat', 'Send {the} around and see who answers first.']] },
  seasoned: { any: [['Chosen, not rushed', 'Compare, sleep on it, come back. {The} can wait.']] },
  everyone: {
    any: [
      ['Yours, or a present?', 'Two of them would solve it. Start with {the}.'],
      ['Somebody has a birthday', 'You thought of them at once. Wrap {the}.'],
    ],
    home: [['Sunday, nobody calling', 'Curtains half open, paper on the floor, {the} right there.']],
    kitchen: [['Radio on, window open', 'Something in the oven, nobody in a hurry. Bring in {the}.']],
    work: [['When the house is quiet', 'Lamp on, tea poured, no hurry. Open {the}.']],
    wear: [['Errands, then the long way', 'Post office, bakery, river. In {the}.']],
    out: [['For your kind of weekend', 'Far away or close by, bring {the}.']],
  },
}
