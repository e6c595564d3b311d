/** The parts of a CycloneDX bill of materials without a licence in the list, as lines that name both. */
export const unlicensed = (components, allowed) =>
  components
    .map(({ name, version, licenses = [] }) => ({
      part: `${name} ${version}`,
      license: licenses.map(({ license, expression }) => expression ?? license.id ?? license.name).join(', ') || 'no licence',
    }))
    .filter(({ license }) => !allowed.includes(license))
    .map(({ part, license }) => `${part}: ${license}`)
