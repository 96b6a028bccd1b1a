const page = {
  title: 'Connections',
  sentence: 'Other programs that work with this workspace.',
}

export default page
