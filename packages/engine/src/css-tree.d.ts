/** css-tree's parser without its tables of property syntax, which would cost every process 70 ms and 7 MB (2026-11). */
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree'
}
