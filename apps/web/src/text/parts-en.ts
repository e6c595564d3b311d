/** Sentences about optional parts of the installation. What a part gives and its licences come from the server. */

const MB = 1_000_000
const megabytes = (bytes: number): string => `${String(Math.round(bytes / MB))} MB`

export const partsText = {
  title: 'Optional parts',
  intro: 'Fetched from the package registry when you ask for them. Everything else works without them.',
  size: (download: number, disk: number) => `${megabytes(download)} to fetch, ${megabytes(disk)} on the disk`,
  licences: 'Licences',
  licence: (name: string) => `Licence ${name}`,
  add: 'Add this part',
  installed: 'Installed',
  notUsed: 'Installed, but CUTOUT_MODEL is off',
  adding: 'Being added …',
  percent: (percent: number) => `Being added: ${String(percent)} %`,
  whoAdds: 'Whoever runs this installation can add it: with the ADMIN_TOKEN above, or with npm run adloom -- parts add cutout.',
} as const
