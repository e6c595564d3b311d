/**
 * Lets queries of component tests wait ten seconds instead of Testing Library's one: on a busy machine the module of a lazy dialog takes longer to
 * load. Only where a test file asks for a document: the others load no React.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 10_000 })
}
