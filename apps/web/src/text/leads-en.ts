/** Every sentence of the lead dialog. Quoted texts are the specification's, verbatim. */

export const leadText = {
  title: "You're all set!",
  subtitle: 'Leave your details for early access to new features, and updates as they arrive.',
  name: 'Full Name',
  email: 'Email',
  company: 'Company (optional)',
  privacy: 'Your details go only to the people who run this Adloom.',
  skip: 'Skip',
  submit: 'Submit',
  submitting: 'Submitting...',
  failed: 'Failed to submit. Please try again.',
  thanks: (name: string) => `Thank you, ${name}. We will be in touch.`,
  mailSubject: (name: string) => `New lead: ${name}`,
  mailText: (name: string, company: string) => `${company === '' ? name : `${name} of ${company}`} asked for early access and updates.`,
} as const
